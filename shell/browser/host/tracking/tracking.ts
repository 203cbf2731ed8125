import { isRecordOf, localArea, readStored, writeStored } from '@duetto/shared/platform'
import type { Navigation } from '@duetto/shared/platform'
import { extractTracking } from '../../../common/extractTracking'
import type { TrackingRecord } from '../../../common/extractTracking'
import type { Consent } from './consent'

const storageKey = 'duetto.tracking'

const isText = (value: unknown): value is string => typeof value === 'string'
const readStoredRecord = (): TrackingRecord => readStored(storageKey, isRecordOf(isText)) ?? {}

export interface Tracking {
  /** Returns an empty record without consent. */
  record: () => TrackingRecord
  hasSource: () => boolean
}

const store = (record: TrackingRecord | null): void => {
  if (record) writeStored(storageKey, record)
  else localArea.remove(storageKey)
}

/** Stores the URL's tracking parameters only after consent, and deletes all stored ones without it (TRUST-08). */
export const startTracking = (navigation: Navigation, consent: Consent): Tracking => {
  const { pathname, search, hash, state } = navigation.get()
  const { record, rest } = extractTracking(search)
  if (rest !== search) navigation.replace(`${pathname}${rest}${hash}`, state)
  const isNew = Object.keys(record).length > 0
  if (isNew) consent.need()
  let current = consent.get().choice === 'granted' ? { ...readStoredRecord(), ...record } : record

  const settle = (): void => {
    const { choice } = consent.get()
    if (choice === 'refused') current = {}
    store(choice === 'granted' && Object.keys(current).length > 0 ? current : null)
  }
  settle()
  consent.subscribe(settle)
  return {
    record: () => (consent.get().choice === 'granted' ? current : {}),
    hasSource: () => isNew || Object.keys(current).length > 0,
  }
}
