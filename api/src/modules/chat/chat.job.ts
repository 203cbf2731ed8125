import type { Job } from '../../plugins/jobs'
import { removeOldKeys } from './sender.repository'

/** Lets idempotency keys go after their seven days. */
export const messageKeysJob: Job = {
  name: 'message-keys',
  everyMs: 3_600_000,
  run: async ({ db, now }) => {
    await removeOldKeys(db, now())
  },
}
