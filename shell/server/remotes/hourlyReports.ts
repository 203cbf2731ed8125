import { LruMap } from '@duetto/shared/limits'
import type { BrowserCounts } from '@duetto/shared/registry'
import { addReport, noReports, sizesOf } from './browserSets'
import type { BrowserSets, Report } from './browserSets'

const hourMs = 3_600_000

export interface HourlyReports {
  add: (key: string, report: Report) => void
  counts: () => BrowserCounts['hours']
}

/**
 * Keeps the previous hour too, because `storeCounts` writes the last minute of an hour only after the hour has ended.
 */
export const createHourlyReports = (buildsMax: number, now: () => number): HourlyReports => {
  const hours = new Map<number, LruMap<string, BrowserSets>>()
  const currentHour = () => Math.floor(now() / hourMs) * hourMs
  const removeOld = (current: number) => {
    for (const hour of hours.keys()) if (hour < current - hourMs) hours.delete(hour)
  }
  return {
    add: (key, report) => {
      const current = currentHour()
      removeOld(current)
      const builds = hours.get(current) ?? new LruMap<string, BrowserSets>(buildsMax)
      hours.set(current, builds)
      const sets = builds.get(key) ?? noReports()
      builds.set(key, sets)
      addReport(sets, report)
    },
    counts: () => {
      removeOld(currentHour())
      return Object.fromEntries(
        [...hours].map(([hour, builds]) => [
          new Date(hour).toISOString(),
          Object.fromEntries([...builds].map(([key, sets]) => [key, sizesOf(sets)])),
        ]),
      )
    },
  }
}
