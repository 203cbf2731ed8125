export type DismissalName = 'entry' | 'photo' | 'push' | 'disabled-notifications' | 'time-bonus'

const keyOf = (name: DismissalName): string => `duetto.dismissed.${name}`

/** When something was put away, in milliseconds, or null. */
export const dismissedAt = (name: DismissalName): number | null => {
  try {
    const value = Number(localStorage.getItem(keyOf(name)))
    return Number.isFinite(value) && value > 0 ? value : null
  } catch {
    return null
  }
}

/** What was put away comes again after this long. */
const AGAIN_AFTER_MS = 7 * 86_400_000

export const isDismissed = (name: DismissalName, now: number): boolean => {
  const at = dismissedAt(name)
  return at !== null && now - at < AGAIN_AFTER_MS
}

/** Stored with its time, so that it can be asked again when it is long ago. */
export const dismiss = (name: DismissalName, at: number): void => {
  try {
    localStorage.setItem(keyOf(name), String(at))
  } catch {
    // A browser that stores nothing shows it again.
  }
}
