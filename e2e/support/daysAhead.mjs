/**
 * Preloaded into each process of a separate site (`laterSite.ts`): moves the clock ahead by the number of days in the
 * file that DAYS_AHEAD names. This includes the embedded database, which gets the time from JavaScript.
 */
import { readFileSync } from 'node:fs'

const Now = Date
// Reads the file every time, so that a change affects all processes immediately.
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
