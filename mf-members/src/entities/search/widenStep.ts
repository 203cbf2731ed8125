import { heightsCm, limits, searchRadiiKm, searchedFields } from '@duetto/shared/domain'
import { activeFilters, createDefaults, hasHeight, isField, withoutFilter } from './filters'
import type { FilterName, Filters } from './filters'

export type WidenStep =
  | 'details'
  | 'both_ways'
  | 'new_within'
  | 'photo'
  | 'verified'
  | 'online'
  | 'distance'
  | 'countryregion'
  | 'age'
  | 'country'
  | 'gender'
  | 'name'

/** Returns the next criterion to relax and the relaxed filters. Never relaxes `hide_fictional`. */
export const widenStep = (filters: Filters): { name: WidenStep; filters: Filters } | null => {
  const step = (name: WidenStep, change: Partial<Filters>) => ({ name, filters: { ...filters, ...change } })
  const { distance } = filters
  if (hasHeight(filters) || searchedFields.some((field) => filters[field].length > 0))
    return step('details', {
      min_height: heightsCm.min,
      max_height: heightsCm.max,
      ...Object.fromEntries(searchedFields.map((field) => [field, []])),
    })
  if (filters.both_ways) return step('both_ways', { both_ways: false })
  if (filters.verified) return step('verified', { verified: false })
  if (filters.new_within) return step('new_within', { new_within: null })
  if (filters.photo) return step('photo', { photo: false })
  if (filters.online) return step('online', { online: false })
  if (distance) {
    const next = searchRadiiKm.find((km) => km > distance) ?? null
    return step('distance', { distance: next, ...(next === null && { city: null, countryregion: null }) })
  }
  if (filters.countryregion) return step('countryregion', { countryregion: null })
  if (filters.min_age > limits.minAge || filters.max_age < limits.maxAge)
    return step('age', { min_age: limits.minAge, max_age: limits.maxAge })
  if (filters.country !== 'all') return step('country', { country: 'all' })
  if (filters.gender !== 'all') return step('gender', { gender: 'all' })
  if (filters.name) return step('name', { name: '' })
  return null
}

const everywhere = createDefaults(null, null)

const relax = (filters: Filters, name: FilterName): Filters =>
  name === 'distance'
    ? { ...filters, distance: null, city: null, countryregion: null }
    : withoutFilter(filters, name, everywhere)

const isNarrowing = (filters: Filters, name: FilterName): boolean =>
  name !== 'hide_fictional' && !((name === 'gender' || name === 'country') && filters[name] === 'all')

/** Returns the criterion of `widenStep` that a filter belongs to. One step explains all filters of a group. */
const groupOf = (name: FilterName): string => {
  if (name === 'countryregion') return 'country'
  return name === 'height' || isField(name) ? 'details' : name
}

/**
 * Returns the filters that only together can explain an empty result, and the search without them. Returns null if
 * `widenStep` explains it. Never relaxes `hide_fictional`.
 */
export const widenTogether = (
  filters: Filters,
  defaults: Filters,
): { names: FilterName[]; filters: Filters } | null => {
  const names = activeFilters(filters, defaults).filter((name) => isNarrowing(filters, name))
  return new Set(names.map(groupOf)).size > 1 ? { names, filters: names.reduce(relax, filters) } : null
}
