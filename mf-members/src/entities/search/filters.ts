import { isCountry, limits, searchRadiiKm } from '@duetto/shared/domain'
import type { Gender, SearchRadiusKm } from '@duetto/shared/domain'

/** Search filters. The URL contains those that differ from the defaults. */
export interface Filters {
  gender: Gender | 'all'
  /** ISO code, or `all`. */
  country: string
  countryregion: string | null
  /** Radius around the town `city` of `country`, or else the member’s own town. Replaces country and region. */
  distance: SearchRadiusKm | null
  city: string | null
  min_age: number
  max_age: number
  online: boolean
  hide_fictional: boolean
}

export const createDefaults = (wish: Gender | null, country: string | null): Filters => ({
  gender: wish ?? 'all',
  country: country ?? 'all',
  countryregion: null,
  distance: null,
  city: null,
  min_age: limits.minAge,
  max_age: limits.maxAge,
  online: false,
  hide_fictional: false,
})

const names = [
  'gender',
  'country',
  'countryregion',
  'distance',
  'city',
  'min_age',
  'max_age',
  'online',
  'hide_fictional',
] as const

const readAge = (text: string | null, fallback: number): number => {
  const age = Number(text)
  if (!text || !Number.isInteger(age)) return fallback
  return Math.min(limits.maxAge, Math.max(limits.minAge, age))
}

/** Parses filters from a query string. Ignores invalid values. */
export const readFilters = (search: string, defaults: Filters): Filters => {
  const query = new URLSearchParams(search)
  const gender = query.get('gender')
  const country = query.get('country')?.toUpperCase() ?? null
  const ages = [
    readAge(query.get('min_age'), defaults.min_age),
    readAge(query.get('max_age'), defaults.max_age),
  ]
  return {
    gender: gender === 'male' || gender === 'female' || gender === 'all' ? gender : defaults.gender,
    country: country === 'ALL' ? 'all' : isCountry(country) ? country : defaults.country,
    countryregion: query.get('countryregion')?.slice(0, 80) || null,
    distance: searchRadiiKm.find((km) => query.get('distance') === String(km)) ?? null,
    city: query.get('city')?.slice(0, 80) || null,
    min_age: Math.min(...ages),
    max_age: Math.max(...ages),
    online: query.get('online') === 'true',
    hide_fictional: query.get('hide_fictional') === 'true',
  }
}

/** Sets the filters in a query string and preserves other parameters. */
export const writeFilters = (filters: Filters, defaults: Filters, search = ''): string => {
  const query = new URLSearchParams(search)
  for (const name of names) {
    if (filters[name] === defaults[name] || filters[name] === null) query.delete(name)
    else query.set(name, String(filters[name]))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

/**
 * Filters as query parameters of the API, without those that do not narrow the search. The API replaces an absent gender
 * or country with the member’s, so `all` is sent.
 */
export const toQuery = (filters: Filters) => ({
  gender: filters.gender,
  country: filters.country,
  countryregion: filters.countryregion ?? undefined,
  distance: filters.distance ?? undefined,
  city: filters.city ?? undefined,
  min_age: filters.min_age > limits.minAge ? filters.min_age : undefined,
  max_age: filters.max_age < limits.maxAge ? filters.max_age : undefined,
  online: filters.online || undefined,
  hide_fictional: filters.hide_fictional || undefined,
})

export const keyOf = (filters: Filters): string => JSON.stringify(names.map((name) => filters[name]))

export type FilterName =
  | 'gender'
  | 'age'
  | 'distance'
  | 'country'
  | 'countryregion'
  | 'online'
  | 'hide_fictional'

/** Filters that differ from the defaults, in the order of the form. */
export const activeFilters = (filters: Filters, defaults: Filters): FilterName[] => {
  const active: FilterName[] = []
  if (filters.gender !== defaults.gender) active.push('gender')
  if (filters.min_age !== defaults.min_age || filters.max_age !== defaults.max_age) active.push('age')
  if (filters.distance) active.push('distance')
  if (!filters.distance && filters.country !== defaults.country) active.push('country')
  if (!filters.distance && filters.countryregion) active.push('countryregion')
  if (filters.online) active.push('online')
  if (filters.hide_fictional) active.push('hide_fictional')
  return active
}

export const withoutFilter = (filters: Filters, name: FilterName, defaults: Filters): Filters => {
  if (name === 'age') return { ...filters, min_age: defaults.min_age, max_age: defaults.max_age }
  if (name === 'country' || name === 'distance')
    return { ...filters, country: defaults.country, countryregion: null, distance: null, city: null }
  return { ...filters, [name]: defaults[name] }
}

export type WidenStep = 'online' | 'distance' | 'countryregion' | 'age' | 'country' | 'gender'

/** Relaxes the least important active filter; null if no filter narrows the search. */
export const widenStep = (filters: Filters): { name: WidenStep; filters: Filters } | null => {
  const { distance } = filters
  if (filters.online) return { name: 'online', filters: { ...filters, online: false } }
  if (distance) {
    const next = searchRadiiKm.find((km) => km > distance) ?? null
    const wider = { distance: next, ...(next === null && { city: null, countryregion: null }) }
    return { name: 'distance', filters: { ...filters, ...wider } }
  }
  if (filters.countryregion) return { name: 'countryregion', filters: { ...filters, countryregion: null } }
  if (filters.min_age > limits.minAge || filters.max_age < limits.maxAge)
    return { name: 'age', filters: { ...filters, min_age: limits.minAge, max_age: limits.maxAge } }
  if (filters.country !== 'all') return { name: 'country', filters: { ...filters, country: 'all' } }
  if (filters.gender !== 'all') return { name: 'gender', filters: { ...filters, gender: 'all' } }
  return null
}
