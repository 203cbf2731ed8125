import type { Deps } from '../../../app/deps'
import { callProvider } from '../provider/callProvider'
import { setRefundSent, setRefundState, claimDueRefunds } from './refunds.repository'

const batch = 20
const leaseMs = 60_000
const maxAttempts = 30

/** Retries are safe, because providers deduplicate by our reference (idempotency key). */
export const sendRefunds = async (deps: Deps): Promise<void> => {
  const now = deps.now()
  const until = new Date(now.getTime() + leaseMs)
  for (const refund of await claimDueRefunds(deps.db, now, until, batch)) {
    const { id, provider: name, provider_id: providerId, reference, currency, attempts } = refund
    if (name === null || providerId === null) {
      await setRefundState(deps.db, id, 'failed', now)
      continue
    }
    try {
      const sent = await callProvider(deps, name, (provider) =>
        provider.refund({ providerId, reference, amountMinor: refund.amount_minor, currency }),
      )
      await setRefundSent(deps.db, id, sent.id, now)
    } catch (error) {
      deps.log.error({ err: error, refund: id }, 'a refund could not be sent')
      if (attempts >= maxAttempts) await setRefundState(deps.db, id, 'failed', until)
    }
  }
}
