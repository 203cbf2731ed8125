import type { IncomingHttpHeaders } from 'node:http'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import { applyProviderUpdate } from './providerUpdate.service'
import { findAttemptOf } from '../order/attempts.repository'
import { countAttempt, findWebhook, finishWebhook, insertWebhook } from './webhook.repository'
import { findWebhookProvider } from '../provider/providerOf'

interface Delivery {
  provider: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export const receiveWebhook = async (deps: Deps, { provider, headers, body }: Delivery): Promise<void> => {
  const port = findWebhookProvider(deps, provider)
  if (!port) throw new DomainError('not_found')
  const notice = await port.verifyWebhook(headers, body, deps.now())
  const stored = await insertWebhook(deps.db, provider, notice, deps.now())
  if (stored) await processWebhook(deps, stored.id)
}

export const processWebhook = async (deps: Deps, id: number): Promise<void> => {
  const notice = await findWebhook(deps.db, id)
  if (!notice) return
  try {
    const { provider, payload: update } = notice
    const attempt = update && (await findAttemptOf(deps.db, provider, update))
    if (update && attempt)
      await applyProviderUpdate(deps, { paymentId: attempt.payment_id, provider, update })
    await finishWebhook(
      deps.db,
      id,
      attempt ? 'applied' : update ? 'no such payment' : 'not about a payment',
      deps.now(),
    )
  } catch (error) {
    deps.log.error({ err: error, notice: id }, 'a payment webhook could not be processed')
    await countAttempt(deps.db, id)
  }
}
