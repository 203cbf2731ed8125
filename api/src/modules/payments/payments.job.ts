import type { Deps } from '../../app/deps'
import type { Job } from '../../infra/jobs/jobs'
import { applyProviderUpdate } from './provider-events/providerUpdate.service'
import { findAttempt, findStranded, findUnchecked } from './order/attempts.repository'
import { processHolds } from './holds/holds.service'
import { findWaiting } from './provider-events/webhook.repository'
import { processWebhook } from './provider-events/webhook.service'
import { inferredUpdate } from './provider-events/inferredUpdate'
import { findCurrency } from './payments.repository'
import { checkPayment } from './payments.service'
import { resumeCharges } from './order/lostCharges.service'

const batch = 50
const noticeWaitMs = 5000
const checkEveryMs = 20_000
const strandedMs = 30 * 60_000

const ago = (deps: Deps, ms: number) => new Date(deps.now().getTime() - ms)

export const paymentsJob: Job = {
  name: 'payments',
  everyMs: 10_000,
  run: async (deps) => {
    for (const id of await findWaiting(deps.db, ago(deps, noticeWaitMs), batch))
      await processWebhook(deps, id)
    for (const id of await findUnchecked(deps.db, ago(deps, checkEveryMs), batch))
      await checkPayment(deps, id, checkEveryMs)
    await processHolds(deps, batch)
    await resumeCharges(deps, ago(deps, checkEveryMs), batch)
    for (const id of await findStranded(deps.db, ago(deps, strandedMs), batch)) await expire(deps, id)
  },
}

const expire = async (deps: Deps, paymentId: number): Promise<void> => {
  const attempt = await findAttempt(deps.db, paymentId)
  const row = await findCurrency(deps.db, paymentId)
  await applyProviderUpdate(deps, inferredUpdate(row, attempt, { state: 'expired', failure: 'not_started' }))
}
