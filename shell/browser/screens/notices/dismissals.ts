import type { StorageKey } from '@duetto/shared/domain'
import { localArea, writable } from '@duetto/shared/platform'

export type DismissalName = 'entry' | 'photo' | 'push' | 'disabled-notifications' | 'time-bonus'

const keyOf = (name: DismissalName): StorageKey => `duetto.dismissed.${name}`
const timesKeyOf = (name: DismissalName): StorageKey => `duetto.dismissed.${name}.times`

const unstored = new Map<DismissalName, number>()

/** In ms since the epoch. */
export const dismissedAt = (name: DismissalName): number | null => {
  const value = Number(localArea.read(keyOf(name)))
  return Number.isFinite(value) && value > 0 ? value : (unstored.get(name) ?? null)
}

const RETURN_AFTER_MS = 7 * 86_400_000
const MAX_DISMISSALS = 2

const timesDismissed = (name: DismissalName): number => Number(localArea.read(timesKeyOf(name))) || 0

export const isDismissed = (name: DismissalName, now: number): boolean => {
  const at = dismissedAt(name)
  return at !== null && (now - at < RETURN_AFTER_MS || timesDismissed(name) >= MAX_DISMISSALS)
}

export const dismissals = writable(0)

export const dismiss = (name: DismissalName, at: number): void => {
  if (!localArea.write(keyOf(name), String(at))) unstored.set(name, at)
  localArea.write(timesKeyOf(name), String(timesDismissed(name) + 1))
  dismissals.set(dismissals.get() + 1)
}
