import { isRecord, memberStorage } from '../domain'
import { localArea, readStored, writeStored } from './storage'

/**
 * A message for which a member buys credits. mf-chat creates it, and mf-payments adds the order. Stored in
 * localStorage, because paying can require leaving the site.
 */
export interface WaitingMessage {
  userId: number
  /** The recipient. */
  profileId: number
  name: string
  /**
   * Idempotency key of the message. The order contains it too, so that a second order for the same message is detected.
   */
  key: string
  /** Empty if the member has not written anything yet. */
  text: string
  credits: number
  /** Whether to show the notice that the profile is fictional before sending. */
  needsNotice: boolean
  /** Whether the purchase makes the member Premium. */
  isFirst?: boolean
  order: {
    payment: number
    /** Whether the member asked to send the message after paying. */
    sends: boolean
    /** Milliseconds since the epoch by the server's clock. */
    at: number
    /** Whether it was placed in the conversation, to which the member returns if the payment fails. */
    isInPlace?: boolean
  } | null
}

const keyOf = (userId: number, profileId: number): string => `${memberStorage.waiting}${userId}.${profileId}`

const isOrder = (value: unknown): boolean =>
  value === null ||
  (isRecord(value) &&
    Number.isSafeInteger(value.payment) &&
    typeof value.sends === 'boolean' &&
    typeof value.at === 'number' &&
    (value.isInPlace === undefined || typeof value.isInPlace === 'boolean'))

const isWaiting = (value: unknown): value is WaitingMessage =>
  isRecord(value) &&
  Number.isSafeInteger(value.userId) &&
  Number.isSafeInteger(value.profileId) &&
  Number.isSafeInteger(value.credits) &&
  typeof value.name === 'string' &&
  typeof value.key === 'string' &&
  typeof value.text === 'string' &&
  typeof value.needsNotice === 'boolean' &&
  (value.isFirst === undefined || typeof value.isFirst === 'boolean') &&
  isOrder(value.order)

export const readWaitingMessage = (userId: number, profileId: number): WaitingMessage | null =>
  readStored(keyOf(userId, profileId), isWaiting)

export const storeWaitingMessage = (waiting: WaitingMessage): void =>
  void writeStored(keyOf(waiting.userId, waiting.profileId), waiting)

export const dropWaitingMessage = (userId: number, profileId: number): void =>
  localArea.remove(keyOf(userId, profileId))

/**
 * Returns the message that waits for this payment, for example after the member returns from the payment provider's
 * page; null if there is none.
 */
export const findWaitingMessage = (userId: number, payment: number): WaitingMessage | null => {
  for (const key of localArea.keys()) {
    if (!key.startsWith(`${memberStorage.waiting}${userId}.`)) continue
    const waiting = readStored(key, isWaiting)
    if (waiting?.order?.payment === payment) return waiting
  }
  return null
}
