import { cleanTracking, trackingParams } from '@duetto/shared/domain'

/**
 * Tracking parameters by name. Aliases such as `sub` and `sub1`, or `network` and `cpc`, are not merged, because some
 * networks send both.
 */
export type TrackingRecord = Record<string, string>

export const extractTracking = (search: string): { record: TrackingRecord; rest: string } => {
  const query = new URLSearchParams(search)
  const record: TrackingRecord = {}
  for (const name of trackingParams) {
    const value = query.getAll(name).map(cleanTracking).find(Boolean)
    query.delete(name)
    if (value) record[name] = value
  }
  const rest = query.toString()
  return { record, rest: rest ? `?${rest}` : '' }
}
