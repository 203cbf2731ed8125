import { isRecord, memberStorage, timings } from '../domain'
import { readStored, sessionArea, writeStored } from './storage'

/**
 * Action to resume after login in the same tab. Not in the URL, because a link from another site could then trigger an
 * action.
 */
export interface PendingAction {
  kind: 'like' | 'message' | 'gift'
  profileId: number
  others?: readonly number[]
  text?: string
}
interface Stored extends PendingAction {
  at: number
}

const storageKey = memberStorage.pendingAction
const kinds: readonly unknown[] = ['like', 'message', 'gift'] satisfies PendingAction['kind'][]

const isStored = (value: unknown): value is Stored => {
  if (!isRecord(value)) return false
  const { kind, profileId, others, text, at } = value
  const isText = text === undefined || typeof text === 'string'
  const areIds = others === undefined || (Array.isArray(others) && others.every(Number.isSafeInteger))
  return kinds.includes(kind) && Number.isSafeInteger(profileId) && areIds && isText && typeof at === 'number'
}

export const dropPendingAction = (): void => sessionArea.remove(storageKey)

export const storePendingAction = (action: PendingAction, now: number): void => {
  writeStored(storageKey, { ...action, at: now } satisfies Stored, sessionArea)
}

export const readPendingAction = (now: number): PendingAction | null => {
  const stored = readStored(storageKey, isStored, sessionArea)
  if (!stored) return null
  const { at, ...action } = stored
  return Math.abs(now - at) <= timings.pendingActionMs ? action : null
}
