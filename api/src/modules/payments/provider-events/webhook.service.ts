import type { IncomingHttpHeaders } from 'node:http'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import { applyNews } from './providerUpdate.service'
import { findAttemptOf } from '../order/attempts.repository'
import { countAttempt, findNotice, finishNotice, insertNotice } from './webhook.repository'
import { findNoticeProvider } from '../provider/providerOf'

interface Delivery {
  provider: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/**
 * Receives a webhook: verifies, stores and acknowledges it. It is processed immediately; if that fails, the
 * job retries, so that the provider gets its success as soon as it is stored.
 */
export const receiveNotice = async (deps: Deps, { provider, headers, body }: Delivery): Promise<void> => {
  const port = findNoticeProvider(deps, provider)
  if (!port) throw new DomainError('not_found')
  const notice = await port.verifyNotice(headers, body, deps.now())
  const stored = await insertNotice(deps.db, provider, notice, deps.now())
  if (stored) await processNotice(deps, stored.id)
}

export const processNotice = async (deps: Deps, id: number): Promise<void> => {
  const notice = await findNotice(deps.db, id)
  if (!notice) return
  try {
    const { provider, payload: news } = notice
    const attempt = news && (await findAttemptOf(deps.db, provider, news))
    if (news && attempt) await applyNews(deps, { paymentId: attempt.payment_id, provider, news })
    await finishNotice(
      deps.db,
      id,
      attempt ? 'applied' : news ? 'no such payment' : 'not about a payment',
      deps.now(),
    )
  } catch (error) {
    deps.log.error({ err: error, notice: id }, 'a payment notice could not be worked off')
    await countAttempt(deps.db, id)
  }
}
