import type { Deps } from '../../app/deps'
import { attemptAll } from '../../infra/jobs/attemptAll'
import type { Job } from '../../infra/jobs/jobs'
import { findStranded, findUnchecked } from './order/attempts.repository'
import { processHolds } from './holds/holds.service'
import { findWaiting } from './provider-events/webhook.repository'
import { processWebhook } from './provider-events/webhook.service'
import { checkPayment, expireStranded } from './payments.service'
import { resumeCharges } from './order/lostCharges.service'

const batch = 50
const noticeWaitMs = 5000
const checkEveryMs = 20_000
const strandedMs = 30 * 60_000

const ago = (deps: Deps, ms: number) => new Date(deps.now().getTime() - ms)

export const paymentsJob: Job = {
  name: 'payments',
  everyMs: 10_000,
  run: (deps) =>
    attemptAll(deps.log, 'some payments were not processed', async (attempt) => {
      for (const id of await findWaiting(deps.db, ago(deps, noticeWaitMs), batch))
        await attempt({ notice: id }, () => processWebhook(deps, id))
      for (const payment of await findUnchecked(deps.db, ago(deps, checkEveryMs), batch))
        await attempt({ payment }, () => checkPayment(deps, payment, checkEveryMs))
      await attempt({ of: 'holds' }, () => processHolds(deps, batch))
      await attempt({ of: 'lost charges' }, () => resumeCharges(deps, ago(deps, checkEveryMs), batch))
      for (const stranded of await findStranded(deps.db, ago(deps, strandedMs), batch))
        await attempt({ payment: stranded.id }, () => expireStranded(deps, stranded.user_id, stranded.id))
    }),
}
