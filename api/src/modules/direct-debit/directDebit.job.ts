import type { Job } from '../../infra/jobs/jobs'
import { forgetUnconfirmed } from './directDebit.repository'

export const directDebitJob: Job = {
  name: 'directdebit',
  everyMs: 600_000,
  run: async ({ db, now }) => {
    await forgetUnconfirmed(db, now())
  },
}
