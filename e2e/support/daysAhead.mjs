/**
 * Preloaded into each process of a site of its own (`laterSite.ts`): moves its clock ahead by the number of days in the
 * file DAYS_AHEAD; also the embedded database's, which asks JavaScript for the time.
 */
import { readFileSync } from 'node:fs'

const Now = Date
// Read each time, so that a change of the file takes effect on the whole site at once.
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
