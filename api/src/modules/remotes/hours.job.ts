import { dayMs, operatorLimits } from '@duetto/shared/domain'
import { countsEveryMs, openRegistry } from '@duetto/shared/registry'
import type { RegistryStore } from '@duetto/shared/registry'
import type { Job } from '../../infra/jobs/jobs'
import { removeHoursBefore, upsertHours } from './hours.repository'
import type { HourCounts } from './hours.repository'

export const hoursSince = (now: Date): Date =>
  new Date(now.getTime() - operatorLimits.remoteHoursDays * dayMs)

const readHours = async (store: RegistryStore): Promise<HourCounts[]> =>
  (await store.readCounts()).flatMap(({ process, counts }) =>
    Object.entries(counts.hours).flatMap(([hour, builds]) =>
      Object.entries(builds).map(([key, { up, failed }]) => {
        const [remote = '', build = ''] = key.split(' ')
        return { hour, remote, build, process, up, failed }
      }),
    ),
  )

export const remoteHoursJob: Job = {
  name: 'remote-hours',
  everyMs: countsEveryMs,
  run: async ({ db, config, now }) => {
    const rows = await readHours(openRegistry(config.registryDir, config.registryBucket ?? null))
    if (rows.length > 0) await upsertHours(db, rows)
    await removeHoursBefore(db, hoursSince(now()))
  },
}
