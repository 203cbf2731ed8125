import { timings } from '../domain'
import { readStored, sessionArea, writeStored } from './storage'

/**
 * An act that needs an account. After log-in in the same tab, the remote that owns the act resumes it. It is not stored in the
 * URL, because a link from another site could then act for the member.
 */
export interface Wish {
  kind: 'like' | 'message' | 'gift'
  profileId: number
  /** A message typed before the log-in. */
  text?: string
}
interface StoredWish extends Wish {
  /** Milliseconds, by the server's clock. */
  at: number
}

const storageKey = 'duetto-wish'
const kinds: readonly unknown[] = ['like', 'message', 'gift'] satisfies Wish['kind'][]

const isWish = (value: unknown): value is StoredWish => {
  if (typeof value !== 'object' || value === null) return false
  const { kind, profileId, text, at } = value as Partial<Record<keyof StoredWish, unknown>>
  const isText = text === undefined || typeof text === 'string'
  return kinds.includes(kind) && Number.isSafeInteger(profileId) && isText && typeof at === 'number'
}

export const dropWish = (): void => sessionArea.remove(storageKey)

/** Without storage the wish is lost, and the member repeats the act. */
export const storeWish = (wish: Wish, now: number): void => {
  writeStored(storageKey, { ...wish, at: now } satisfies StoredWish, sessionArea)
}

/** The pending wish; null if there is none or it is older than `timings.wishMs`. */
export const readWish = (now: number): Wish | null => {
  const stored = readStored(storageKey, isWish, sessionArea)
  if (!stored) return null
  const { at, ...wish } = stored
  return Math.abs(now - at) <= timings.wishMs ? wish : null
}
