import type { ProfileChange } from '@duetto/shared/contract'

/** What was typed into the form of a profile and is not saved yet. */
export interface TypedProfile {
  /** Whose profile it is. */
  id: number
  change: ProfileChange
}

const key = 'duetto-profile'
/** Long enough for a log-in; what lies there for longer is no longer meant. */
const keptMs = 3_600_000

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

/** What was typed in this tab before its session ended; null where there is nothing, or it is old. */
export const readTyped = (storage: Pick<Storage, 'getItem'>, now: number): TypedProfile | null => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return isKept(kept) && now - kept.at < keptMs ? { id: kept.id, change: kept.change } : null
  } catch {
    return null
  }
}

/** A browser without storage keeps nothing; the form itself works. */
export const keepTyped = (
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
