/** Packages that are not ES modules call `require`, which a bundled ES module does not have. Imported first. */
import { createRequire } from 'node:module'

Object.assign(globalThis, { require: createRequire(import.meta.url) })
