import { dayMs, limits } from '@duetto/shared/domain'
import type { Job } from '../../infra/jobs/jobs'
import { removeVisitsBefore } from './activity.repository'

export const visitsJob: Job = {
  name: 'profile-visits',
  everyMs: 3_600_000,
  run: async ({ db, now }) => {
    await removeVisitsBefore(db, new Date(now().getTime() - limits.activityDays * dayMs))
  },
}
