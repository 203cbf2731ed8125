import type { CallBody, CallResponse, NotificationSettings } from '@duetto/shared/contract'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import type { SessionUser } from '../../../http/session'
import { isPublicEndpoint } from '../../../infra/net/addresses'
import { defaultNotifications } from './defaultNotifications'
import { findNotifications, savePushSubscription, storeNotifications } from './notifications.repository'
import { lockMember } from '../users.repository'

export const getNotifications = async (
  deps: Deps,
  userId: number,
): Promise<CallResponse<'getNotifications'>> => {
  const { notifications, disabled, has_push } = await findNotifications(deps.db, userId)
  return { ...defaultNotifications, ...notifications, disabled, has_push }
}

const unsubscribable = ['mail_messages', 'mail_likes', 'mail_searches'] as const

export const saveNotifications = (
  { db }: Deps,
  userId: number,
  settings: NotificationSettings,
): Promise<void> =>
  db.tx(async (tx) => {
    await lockMember(tx, userId)
    const before = { ...defaultNotifications, ...(await findNotifications(tx, userId)).notifications }
    const isResubscribing = unsubscribable.some((name) => {
      const wish = settings[name]
      return wish && wish !== 'never' && wish !== before[name]
    })
    const { mail_searches } = before
    await storeNotifications(tx, userId, { mail_searches, ...settings }, isResubscribing)
  })

/** Accepts only a public https URL as endpoint, to prevent SSRF: the server posts to it. */
export const subscribePush = async (
  deps: Deps,
  { id, sessionId }: SessionUser,
  { subscription: { endpoint, keys } }: CallBody<'savePushSubscription'>,
): Promise<void> => {
  if (!isPublicEndpoint(endpoint)) throw new DomainError('bad_input', { field: 'subscription.endpoint' })
  await deps.db.tx(async (tx) => {
    await lockMember(tx, id)
    await savePushSubscription(tx, id, { endpoint, ...keys, now: deps.now(), sessionId })
  })
}
