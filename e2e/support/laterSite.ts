import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createOwnSite } from './ownSite'

const clock = pathToFileURL(join(__dirname, 'daysAhead.mjs')).href

export const createLaterSite = () => {
  const { start, end, ...site } = createOwnSite(10)
  const folder = mkdtempSync(join(tmpdir(), 'duetto-later-'))
  const days = join(folder, 'days')
  const putAhead = (count: number): void => writeFileSync(days, String(count))
  return {
    ...site,
    putAhead,
    startAt: (count: number): Promise<void> => {
      putAhead(count)
      return start({ DAYS_AHEAD: days, NODE_OPTIONS: `--import=${clock}` })
    },
    end: async (): Promise<void> => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
