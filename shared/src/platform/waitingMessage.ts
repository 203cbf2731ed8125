import { isPackageId, isPaymentMethod, isRecord, memberStorage } from '../domain'
import type { PackageId, PaymentMethod, StorageKey } from '../domain'
import { localArea, readStored, writeStored } from './storage'

/**
 * Message that waits until the member has bought credits. Stored in localStorage: it must survive a redirect to the
 * payment page, and all tabs share its idempotency key.
 */
export interface WaitingMessage {
  userId: number
  profileId: number
  name: string
  /** Idempotency key of the message. Orders include it, so that the API takes only one payment for the message. */
  key: string
  text: string
  credits: number
  needsNotice: boolean
  isFirst?: boolean
  order: {
    payment: number
    sends: boolean
    /** Server's time in ms since the epoch. */
    at: number
    isInPlace?: boolean
  } | null
  /** Package and method of the last order, even a declined one. */
  choice?: { package: PackageId; method: PaymentMethod }
}

const keyOf = (userId: number, profileId: number): StorageKey =>
  `${memberStorage.waiting}${userId}.${profileId}`

const isOrder = (value: unknown): boolean =>
  value === null ||
  (isRecord(value) &&
    Number.isSafeInteger(value.payment) &&
    typeof value.sends === 'boolean' &&
    typeof value.at === 'number' &&
    (value.isInPlace === undefined || typeof value.isInPlace === 'boolean'))

const isChoice = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && isPackageId(value.package) && isPaymentMethod(value.method))

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
  isOrder(value.order) &&
  isChoice(value.choice)

export const readWaitingMessage = (userId: number, profileId: number): WaitingMessage | null =>
  readStored(keyOf(userId, profileId), isWaiting)

export const storeWaitingMessage = (waiting: WaitingMessage): void =>
  void writeStored(keyOf(waiting.userId, waiting.profileId), waiting)

export const dropWaitingMessage = (userId: number, profileId: number): void =>
  localArea.remove(keyOf(userId, profileId))

export const findWaitingMessage = (userId: number, payment: number): WaitingMessage | null => {
  for (const key of localArea.keys()) {
    if (!key.startsWith(`${memberStorage.waiting}${userId}.`)) continue
    const waiting = readStored(key, isWaiting)
    if (waiting?.order?.payment === payment) return waiting
  }
  return null
}
