import type { Job } from '../../infra/jobs/jobs'
import { removeOldChallenges } from './passkeys.repository'

export const passkeysJob: Job = {
  name: 'passkey-challenges',
  everyMs: 600_000,
  run: async ({ db, now }) => {
    await removeOldChallenges(db, now())
  },
}
