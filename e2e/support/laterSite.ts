import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeOwnSite } from './ownSite'

const clock = pathToFileURL(join(__dirname, 'daysAhead.mjs')).href

/** A site with its own data, which can be started again some days later. */
export const makeLaterSite = () => {
  const { start, ...site } = makeOwnSite()
  return {
    ...site,
    /** Every clock on it is so many days ahead. */
    startAt: (days: number) => start({ DAYS_AHEAD: String(days), NODE_OPTIONS: `--import=${clock}` }),
  }
}
