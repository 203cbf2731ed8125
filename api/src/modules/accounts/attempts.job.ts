import type { Job } from '../../infra/jobs/jobs'
import { removeOldAttempts } from './attempts.repository'

/** Forgets wrong log-ins once their window is over. */
export const attemptsJob: Job = {
  name: 'login-attempts',
  everyMs: 3_600_000,
  run: async ({ db, now }) => {
    await removeOldAttempts(db, now())
  },
}
