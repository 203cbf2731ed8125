import { stripBraces, trackingParams } from '@duetto/shared/domain'

/** Names in the stored record: `sub` and the `aff_` family are aliases of ref and sub1 to sub3. */
const recordNames: Record<string, string> = {
  sub: 'sub1',
  aff_sub: 'sub1',
  aff_sub1: 'sub1',
  aff_sub2: 'sub2',
  aff_sub3: 'sub3',
  cpc: 'network',
}

export type TrackingRecord = Record<string, string>

/** Splits a query into tracking parameters (without braces) and the rest. */
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
