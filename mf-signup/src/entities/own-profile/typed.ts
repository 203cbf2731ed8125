import type { ProfileChange } from '@duetto/shared/contract'

/** Unsaved values of a profile form. */
export interface TypedProfile {
  /** The profile's id. */
  id: number
  change: ProfileChange
}

const key = 'duetto-profile'
/** Long enough for a new login; older values are outdated. */
const retentionMs = 3_600_000

interface Kept extends TypedProfile {
  at: number
}

const isKept = (value: unknown): value is Kept => {
  const kept = value as Partial<Kept> | null
  return (
    typeof kept === 'object' &&
    kept !== null &&
    typeof kept.id === 'number' &&
    typeof kept.at === 'number' &&
    typeof kept.change === 'object' &&
    kept.change !== null
  )
}

/** Values typed in this tab before the session ended; null if there are none, or they are outdated. */
export const readTyped = (storage: Pick<Storage, 'getItem'>, now: number): TypedProfile | null => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isKept(kept) && now - kept.at < retentionMs ? { id: kept.id, change: kept.change } : null
  } catch {
    return null
  }
}

/** Without storage nothing is kept; the form itself works. */
export const saveTyped = (
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  typed: TypedProfile,
  now: number,
): void => {
  try {
    if (Object.keys(typed.change).length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify({ ...typed, at: now } satisfies Kept))
  } catch {
    return
  }
}
