import {
  heightsCm,
  isCountry,
  limits,
  newWithinDays,
  searchRadiiKm,
  searchSorts,
  searchedFields,
  searchedValues,
} from '@duetto/shared/domain'
import type { Gender, NewWithinDays, SearchRadiusKm, SearchSort, SearchedField } from '@duetto/shared/domain'

export const switches = ['online', 'photo', 'verified', 'both_ways', 'hide_fictional'] as const
export type SwitchName = (typeof switches)[number]

/** Named like the API's parameters. The URL contains only filters that differ from the defaults. */
export interface Filters extends Record<SwitchName, boolean>, Record<SearchedField, readonly string[]> {
  name: string
  gender: Gender | 'all'
  /** ISO 3166-1 alpha-2 code, or `all`. */
  country: string
  countryregion: string | null
  /**
   * Radius in km around `city`, or around the member's own town if `city` is null. If the town is known, the radius
   * replaces the country and region filters.
   */
  distance: SearchRadiusKm | null
  city: string | null
  min_age: number
  max_age: number
  min_height: number
  max_height: number
  new_within: NewWithinDays | null
  sort: SearchSort
}

const eachSwitch = (isOn: (name: SwitchName) => boolean) =>
  Object.fromEntries(switches.map((name) => [name, isOn(name)])) as Record<SwitchName, boolean>

const eachField = (read: (field: SearchedField) => readonly string[]) =>
  Object.fromEntries(searchedFields.map((field) => [field, read(field)])) as Record<
    SearchedField,
    readonly string[]
  >

export const createDefaults = (wish: Gender | null, country: string | null): Filters => ({
  name: '',
  gender: wish ?? 'all',
  country: country ?? 'all',
  countryregion: null,
  distance: null,
  city: null,
  min_age: limits.minAge,
  max_age: limits.maxAge,
  min_height: heightsCm.min,
  max_height: heightsCm.max,
  new_within: null,
  sort: 'suggested',
  ...eachSwitch(() => false),
  ...eachField(() => []),
})

const names = Object.keys(createDefaults(null, null)) as (keyof Filters)[]

const readRange = (
  texts: readonly [string | null, string | null],
  min: number,
  max: number,
): [number, number] => {
  const ends = texts.map((text, index) => {
    const value = Number(text)
    return text && Number.isInteger(value) ? Math.min(max, Math.max(min, value)) : [min, max][index]!
  })
  return [Math.min(...ends), Math.max(...ends)]
}

const choose = <Value extends number>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => text === String(value)) ?? null

export const readFilters = (search: string, defaults: Filters): Filters => {
  const query = new URLSearchParams(search)
  const gender = query.get('gender')
  const country = query.get('country')?.toUpperCase() ?? null
  const range = (name: 'age' | 'height', min: number, max: number) =>
    readRange([query.get(`min_${name}`), query.get(`max_${name}`)], min, max)
  const [min_age, max_age] = range('age', limits.minAge, limits.maxAge)
  const [min_height, max_height] = range('height', heightsCm.min, heightsCm.max)
  return {
    name: query.get('name')?.trim().slice(0, limits.nameMaxCodePoints) ?? '',
    gender: gender === 'male' || gender === 'female' || gender === 'all' ? gender : defaults.gender,
    country: country === 'ALL' ? 'all' : isCountry(country) ? country : defaults.country,
    countryregion: query.get('countryregion')?.slice(0, 80) || null,
    distance: choose(searchRadiiKm, query.get('distance')),
    city: query.get('city')?.slice(0, 80) || null,
    min_age,
    max_age,
    min_height,
    max_height,
    new_within: choose(newWithinDays, query.get('new_within')),
    sort: searchSorts.find((sort) => sort === query.get('sort')) ?? defaults.sort,
    ...eachSwitch((name) => query.get(name) === 'true'),
    ...eachField((field) => {
      const given = new Set(query.get(field)?.split(','))
      return searchedValues[field].filter((value) => given.has(value))
    }),
  }
}

/** The API supports searches by distance only for members. */
export const withoutTown = (filters: Filters): Filters => ({
  ...filters,
  distance: null,
  city: null,
  sort: filters.sort === 'nearest' ? 'suggested' : filters.sort,
})

export const writeFilters = (filters: Filters, defaults: Filters, search = ''): string => {
  const query = new URLSearchParams(search)
  for (const name of names) {
    const text = String(filters[name] ?? '')
    if (text === String(defaults[name] ?? '')) query.delete(name)
    else query.set(name, text)
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** Sends `all` explicitly, because the API may replace a missing gender or country with a default. */
export const toQuery = (filters: Filters) => ({
  name: filters.name || undefined,
  gender: filters.gender,
  country: filters.country,
  countryregion: filters.countryregion ?? undefined,
  distance: filters.distance ?? undefined,
  city: filters.city ?? undefined,
  min_age: filters.min_age > limits.minAge ? filters.min_age : undefined,
  max_age: filters.max_age < limits.maxAge ? filters.max_age : undefined,
  min_height: filters.min_height > heightsCm.min ? filters.min_height : undefined,
  max_height: filters.max_height < heightsCm.max ? filters.max_height : undefined,
  new_within: filters.new_within ?? undefined,
  sort: filters.sort === 'suggested' ? undefined : filters.sort,
  ...Object.fromEntries(switches.map((name) => [name, filters[name] || undefined])),
  ...Object.fromEntries(searchedFields.map((field) => [field, filters[field].join(',') || undefined])),
})

/** Omits name and sort order, and sorts the parameters so that equal searches have equal strings. */
export const toSavedQuery = (filters: Filters): string => {
  const { sort: _sort, name: _name, ...criteria } = toQuery(filters)
  const given = Object.entries(criteria).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(given)
  query.sort()
  return query.toString()
}

export const keyOf = (filters: Filters): string => JSON.stringify(names.map((name) => filters[name]))

export type FilterName =
  | 'name'
  | 'gender'
  | 'age'
  | 'distance'
  | 'country'
  | 'countryregion'
  | 'new_within'
  | 'height'
  | SwitchName
  | SearchedField

export const isField = (name: FilterName): name is SearchedField =>
  (searchedFields as string[]).includes(name)

export const hasHeight = ({ min_height: min, max_height: max }: Filters): boolean =>
  min > heightsCm.min || max < heightsCm.max

/** A search by name starts from every gender and country, so these two do not narrow it. */
const baseOf = (filters: Filters, defaults: Filters): Filters =>
  filters.name ? { ...defaults, gender: 'all', country: 'all' } : defaults

export const activeFilters = (filters: Filters, defaults: Filters): FilterName[] => {
  const base = baseOf(filters, defaults)
  const active: FilterName[] = []
  if (filters.name) active.push('name')
  if (filters.gender !== base.gender) active.push('gender')
  if (filters.min_age !== defaults.min_age || filters.max_age !== defaults.max_age) active.push('age')
  if (filters.distance) active.push('distance')
  if (!filters.distance && filters.country !== base.country) active.push('country')
  if (!filters.distance && filters.countryregion) active.push('countryregion')
  if (filters.new_within) active.push('new_within')
  active.push(...switches.filter((name) => filters[name]))
  if (hasHeight(filters)) active.push('height')
  active.push(...searchedFields.filter((field) => filters[field].length > 0))
  return active
}

export const withoutFilter = (filters: Filters, name: FilterName, defaults: Filters): Filters => {
  const base = baseOf(filters, defaults)
  if (name === 'age') return { ...filters, min_age: defaults.min_age, max_age: defaults.max_age }
  if (name === 'height')
    return { ...filters, min_height: defaults.min_height, max_height: defaults.max_height }
  if (name === 'country' || name === 'distance')
    return { ...filters, country: base.country, countryregion: null, distance: null, city: null }
  return { ...filters, [name]: base[name] }
}
