export type DismissalName = 'entry' | 'photo' | 'push' | 'disabled-notifications' | 'time-bonus'

const keyOf = (name: DismissalName): string => `duetto.dismissed.${name}`
const timesKeyOf = (name: DismissalName): string => `duetto.dismissed.${name}.times`

/** When something was dismissed, in milliseconds, or null. */
export const dismissedAt = (name: DismissalName): number | null => {
  try {
    const value = Number(localStorage.getItem(keyOf(name)))
    return Number.isFinite(value) && value > 0 ? value : null
  } catch {
    return null
  }
}

/** A dismissed notice appears once more after this long, but not a third time. */
const AGAIN_AFTER_MS = 7 * 86_400_000
const TIMES_FOR_GOOD = 2

const timesDismissed = (name: DismissalName): number => {
  try {
    return Number(localStorage.getItem(timesKeyOf(name))) || 0
  } catch {
    return 0
  }
}

export const isDismissed = (name: DismissalName, now: number): boolean => {
  const at = dismissedAt(name)
  return at !== null && (now - at < AGAIN_AFTER_MS || timesDismissed(name) >= TIMES_FOR_GOOD)
}

/** Stored with a timestamp, so that it can appear again later. */
export const dismiss = (name: DismissalName, at: number): void => {
  try {
    localStorage.setItem(keyOf(name), String(at))
    localStorage.setItem(timesKeyOf(name), String(timesDismissed(name) + 1))
  } catch {
    // A browser without storage shows it again.
  }
}
