/**
 * Moves the clock of a separate site (`laterSite.ts`) ahead by the number of days in the file named by DAYS_AHEAD.
 * Preloaded into each of its processes. Also affects the embedded database, which gets the time from JavaScript.
 */
import { readFileSync } from 'node:fs'

const Now = Date
// Read the file on every call, so that a change affects all processes at once.
const later = () => Now.now() + Number(readFileSync(process.env.DAYS_AHEAD, 'utf8')) * 86_400_000

globalThis.Date = class extends Now {
  constructor(...args) {
    if (args.length === 0) super(later())
    else super(...args)
  }
  static now() {
    return later()
  }
}
