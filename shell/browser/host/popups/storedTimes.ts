import { memberStorage } from '@duetto/shared/domain'
import { readStored, sessionArea, writeStored } from '@duetto/shared/platform'
import type { ShownTimes } from './popupQueue'

const isTime = (value: unknown): value is number => typeof value === 'number'

/** Survives reloads, but is not shared between tabs: a popup in a hidden tab must not delay one in a visible tab. */
export const storedTimes: ShownTimes = {
  get: (name) => readStored(`${memberStorage.popupAt}${name}`, isTime, sessionArea) ?? undefined,
  set: (name, at) => void writeStored(`${memberStorage.popupAt}${name}`, at, sessionArea),
}
