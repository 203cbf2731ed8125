import type { Job } from '../../infra/jobs/jobs'
import { forgetUnconfirmed } from './directDebit.repository'

/** Deletes the account details of debits that are not confirmed in time or need no further charge. */
export const directDebitJob: Job = {
  name: 'directdebit',
  everyMs: 600_000,
  run: async ({ db, now }) => {
    await forgetUnconfirmed(db, now())
  },
}
