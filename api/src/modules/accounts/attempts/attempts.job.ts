import type { Job } from '../../../infra/jobs/jobs'
import { removeOldAttempts } from './attempts.repository'

export const attemptsJob: Job = {
  name: 'login-attempts',
  everyMs: 3_600_000,
  run: async ({ db, now }) => {
    await removeOldAttempts(db, now())
  },
}
