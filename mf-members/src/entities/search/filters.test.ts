import type { Filters } from './filters'
import { limits } from '@duetto/shared/domain'
import {
  activeFilters,
  createDefaults,
  readFilters,
  toQuery,
  widenStep,
  withoutFilter,
  writeFilters,
} from './filters'

const defaults = createDefaults('female', 'IT')

describe('filters', () => {
  it('[MEMBER-01] round-trips filters through the query string', () => {
    const filters = { ...defaults, min_age: 26, max_age: 58, countryregion: 'Emilia-Romagna', online: true }
    const search = writeFilters(filters, defaults, '?t=5')
    expect(search).toBe('?t=5&countryregion=Emilia-Romagna&min_age=26&max_age=58&online=true')
    expect(readFilters(search, defaults)).toEqual(filters)
  })

  it('adds no parameters for defaults', () => {
    expect(writeFilters(defaults, defaults, '?gender=male&online=true')).toBe('')
  })

  it('reads invalid values as defaults, and clamps and sorts ages', () => {
    expect(
      readFilters('?gender=x&country=zz&min_age=abc&max_age=1e9&online=yes&countryregion=', defaults),
    ).toEqual(defaults)
    expect(readFilters('?min_age=60&max_age=12', defaults)).toMatchObject({
      min_age: limits.minAge,
      max_age: 60,
    })
  })

  it('omits filters that do not narrow the search from the query', () => {
    expect(toQuery(createDefaults(null, null))).toEqual({})
    expect(toQuery({ ...defaults, min_age: 30 })).toMatchObject({
      gender: 'female',
      country: 'IT',
      min_age: 30,
      max_age: undefined,
    })
  })

  it('removes a filter; another country clears the region', () => {
    const filters = { ...defaults, country: 'DE', countryregion: 'Bayern', min_age: 30 }
    expect(activeFilters(filters, defaults)).toEqual(['age', 'country', 'countryregion'])
    expect(withoutFilter(filters, 'country', defaults)).toMatchObject({ country: 'IT', countryregion: null })
    expect(withoutFilter(filters, 'age', defaults)).toMatchObject({ min_age: limits.minAge })
  })

  it('relaxes one filter at a time until none is left', () => {
    let filters: Filters = { ...defaults, online: true, countryregion: 'Lazio', min_age: 40 }
    const given: string[] = []
    for (let step = widenStep(filters); step; step = widenStep(filters)) {
      given.push(step.name)
      filters = step.filters
    }
    expect(given).toEqual(['online', 'countryregion', 'age', 'country', 'gender'])
  })
})
