import type { Job } from '../../infra/jobs/jobs'
import { deleteExpiredLeases } from '../fictional/leases.repository'
import { deleteExpiredSessions } from './sessions.repository'

export const operatorsJob: Job = {
  name: 'operators',
  everyMs: 3_600_000,
  run: async ({ db, now }) => {
    await deleteExpiredSessions(db, now())
    await deleteExpiredLeases(db, now())
  },
}
