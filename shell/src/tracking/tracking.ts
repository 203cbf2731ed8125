import { stripBraces, trackingParams } from '@duetto/shared/domain'
import type { Navigation } from '@duetto/shared/platform'

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

const readStored = (): TrackingRecord => {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as TrackingRecord
  } catch {
    return {}
  }
}

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

/** Takes the parameters out of the address at the start of a page; what was stored before stays. */
export const startTracking = (navigation: Navigation): (() => TrackingRecord) => {
  const { pathname, search, hash, state } = navigation.get()
  const { record, rest } = takeTracking(search)
  let current = readStored()
  if (rest !== search) {
    current = { ...current, ...record }
    try {
      localStorage.setItem(storageKey, JSON.stringify(current))
    } catch {
      // Kept for this page only.
    }
    navigation.replace(`${pathname}${rest}${hash}`, state)
  }
  return () => current
}
