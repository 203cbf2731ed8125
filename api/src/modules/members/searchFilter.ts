import type { Gender, NewWithinDays, SearchRadiusKm, SearchSort } from '@duetto/shared/domain'
import { ageAt } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { findTown } from '../site/places.service'
import type { Point } from './distance.repository'
import type { MemberFilter, SearchedValues, WantedViewer } from './memberFilter'
import { withoutIntimate } from './members.presenter'
import { findSearcher } from './members.repository'
import type { Searcher } from './members.repository'
import type { RankingViewer } from './suggested'

export interface SearchQuery extends SearchedValues {
  gender?: Gender | 'all'
  country?: string
  countryregion?: string
  distance?: SearchRadiusKm
  city?: string
  min_age?: number
  max_age?: number
  online?: boolean
  photo?: boolean
  new_within?: NewWithinDays
  both_ways?: boolean
  verified?: boolean
  min_height?: number
  max_height?: number
  hide_fictional?: boolean
  name?: string
  sort?: SearchSort
  cursor?: string
  limit?: number
}

export interface BuiltFilter {
  filter: MemberFilter
  sort: SearchSort
  viewer: RankingViewer | null
  origin?: Point & { city: string }
  country?: string
}

/** A distance from a known town replaces country and region, because the radius may cross a border. */
export const buildFilter = async (
  deps: Deps,
  query: SearchQuery,
  { viewerId, country: ownCountry }: { viewerId: number | null; country: string | null },
): Promise<BuiltFilter> => {
  const me = viewerId === null ? undefined : await findSearcher(deps.db, viewerId)
  const country = query.country ?? (query.name ? undefined : ownCountry) ?? undefined
  const origin = me && (await findOrigin(deps, me, { ...query, country }))
  const near = origin && query.distance !== undefined ? { from: origin, withinKm: query.distance } : undefined
  const gender = query.gender ?? (query.name ? undefined : me?.looking_for) ?? undefined
  const sort = query.sort === 'nearest' && !origin ? 'suggested' : (query.sort ?? 'suggested')
  const searched = country === 'all' ? undefined : country
  const filter: MemberFilter = {
    viewerId,
    gender: gender === 'all' ? undefined : gender,
    country: near ? undefined : searched,
    region: near ? undefined : query.countryregion || undefined,
    near,
    minAge: query.min_age,
    maxAge: query.max_age,
    isOnline: query.online,
    hasPhoto: query.photo,
    newWithinDays: query.new_within,
    wants: query.both_ways && me ? wantedAs(me, deps.now()) : undefined,
    isVerified: query.verified,
    minHeight: query.min_height,
    maxHeight: query.max_height,
    values: me?.has_intimate_consent ? query : withoutIntimate(query),
    hasDistance: sort === 'nearest',
    isFictional: query.hide_fictional ? false : undefined,
    isHidingSkipped: !query.name,
    namePrefix: query.name,
  }
  const viewer = me ? { ...me, age: ageAt(me.birth_date, deps.now()) } : null
  return { filter, sort, viewer, origin, country: searched }
}

const wantedAs = ({ gender, birth_date, lat, lon }: Searcher, now: Date): WantedViewer => ({
  gender,
  age: ageAt(birth_date, now),
  home: lat !== null && lon !== null ? { lat, lon } : null,
})

const findOrigin = async (
  { db }: Deps,
  { lat, lon, city: ownCity }: Searcher,
  { country, countryregion: region, city }: SearchQuery,
): Promise<BuiltFilter['origin']> => {
  const town = city && country ? await findTown(db, { country, region: region ?? null, city }) : undefined
  if (town) return town
  return lat !== null && lon !== null && ownCity !== null ? { lat, lon, city: ownCity } : undefined
}
