/** Import this file first: it defines `require`, which bundled CommonJS packages call and ES modules lack. */
import { createRequire } from 'node:module'

Object.assign(globalThis, { require: createRequire(import.meta.url) })
