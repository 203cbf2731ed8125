import { stripBraces, trackingParams } from '@duetto/shared/domain'
import { isRecordOf, readStored } from '@duetto/shared/platform'
import type { Navigation } from '@duetto/shared/platform'
import type { Consent } from '../consent/consent'

const storageKey = 'duetto.tracking'

/** Names under which the record is kept: `sub` and the `aff_` family are the same facts as ref and sub1 to sub3. */
const recordNames: Record<string, string> = {
  sub: 'sub1',
  aff_sub: 'sub1',
  aff_sub1: 'sub1',
  aff_sub2: 'sub2',
  aff_sub3: 'sub3',
  cpc: 'network',
}

type TrackingRecord = Record<string, string>

const isText = (value: unknown): value is string => typeof value === 'string'
const readKept = (): TrackingRecord => readStored(storageKey, isRecordOf(isText)) ?? {}

/** The tracking parameters of a query, braces stripped, and the query without them. */
export const takeTracking = (search: string): { record: TrackingRecord; rest: string } => {
  const query = new URLSearchParams(search)
  const record: TrackingRecord = {}
  for (const name of trackingParams) {
    const value = query.get(name)
    if (value === null) continue
    query.delete(name)
    const clean = stripBraces(value).trim()
    if (clean) record[recordNames[name] ?? name] ??= clean
  }
  const rest = query.toString()
  return { record, rest: rest ? `?${rest}` : '' }
}

export interface Tracking {
  /** What may be told of where the visitor came from; empty without consent. */
  record: () => TrackingRecord
  /** Whether a traffic source led here: decides what a visitor may see, and is told to nobody. */
  hasSource: () => boolean
}

const store = (record: TrackingRecord | null): void => {
  try {
    if (record) localStorage.setItem(storageKey, JSON.stringify(record))
    else localStorage.removeItem(storageKey)
  } catch {
    // Kept for this page only.
  }
}

/**
 * Takes the parameters out of the address at the start of a page. They wait in memory for consent (TRUST-08): allowed,
 * they are stored and stay; refused, what was stored before goes, too.
 */
export const startTracking = (navigation: Navigation, consent: Consent): Tracking => {
  const { pathname, search, hash, state } = navigation.get()
  const { record, rest } = takeTracking(search)
  if (rest !== search) navigation.replace(`${pathname}${rest}${hash}`, state)
  const isNew = Object.keys(record).length > 0
  if (isNew) consent.need()
  let current = { ...readKept(), ...record }

  const settle = (): void => {
    const { choice } = consent.get()
    if (choice === 'granted' && Object.keys(current).length > 0) store(current)
    if (choice === 'refused') {
      current = {}
      store(null)
    }
  }
  settle()
  consent.subscribe(settle)
  return {
    record: () => (consent.get().choice === 'granted' ? current : {}),
    hasSource: () => isNew || Object.keys(current).length > 0,
  }
}
