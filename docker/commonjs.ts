/** Defines `require`, which bundled CommonJS packages call and ES modules lack. Import this file first. */
import { createRequire } from 'node:module'

Object.assign(globalThis, { require: createRequire(import.meta.url) })
