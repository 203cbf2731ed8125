import type { Deps } from '../../app/deps'
import type { Job } from '../../infra/jobs/jobs'
import { applyNews } from './apply.service'
import { findAttempt, findStranded, findUnchecked } from './attempts.repository'
import { findWaiting } from './notices.repository'
import { processNotice } from './notices.service'
import { checkPayment } from './payments.service'

const batch = 50
const noticeWaitMs = 5000
const checkEveryMs = 20_000
const strandedMs = 30 * 60_000

const ago = (deps: Deps, ms: number) => new Date(deps.now().getTime() - ms)

/** Works off notices that failed at first, asks about open payments, and ends orders that never left. */
export const paymentsJob: Job = {
  name: 'payments',
  everyMs: 10_000,
  run: async (deps) => {
    for (const id of await findWaiting(deps.db, ago(deps, noticeWaitMs), batch)) await processNotice(deps, id)
    for (const id of await findUnchecked(deps.db, ago(deps, checkEveryMs), batch))
      await checkPayment(deps, id, checkEveryMs)
    for (const id of await findStranded(deps.db, ago(deps, strandedMs), batch)) await expire(deps, id)
  },
}

const expire = async (deps: Deps, paymentId: number): Promise<void> => {
  const attempt = await findAttempt(deps.db, paymentId)
  await applyNews(deps, {
    paymentId,
    provider: attempt?.provider ?? 'none',
    news: {
      providerId: '',
      reference: attempt?.reference ?? '',
      state: 'expired',
      currency: '',
      receivedMinor: 0,
      refundedMinor: 0,
      isChargedBack: false,
      failure: 'not_started',
      redirectUrl: null,
      mandate: null,
    },
  })
}
