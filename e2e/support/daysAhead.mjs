/**
 * Preloaded into each process of a site of its own (`laterSite.ts`): its clock is ahead by the days in the file DAYS_AHEAD,
 * the embedded database's included, which asks JavaScript for the time.
 */
import { readFileSync } from 'node:fs'

const Now = Date
// Read each time, so that the whole site is later as soon as the file says so.
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
