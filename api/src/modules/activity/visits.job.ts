import type { Job } from '../../infra/jobs/jobs'
import { retentionMs } from '../privacy/retention'
import { removeVisitsBefore } from './activity.repository'

export const visitsJob: Job = {
  name: 'profile-visits',
  everyMs: 3_600_000,
  run: async ({ db, now }) => {
    await removeVisitsBefore(db, new Date(now().getTime() - retentionMs.profileVisit))
  },
}
