import type { Filters } from './filters'
import { limits } from '@duetto/shared/domain'
import { activeFilters, createDefaults, readFilters, toQuery, withoutFilter, writeFilters } from './filters'
import { widenStep, widenTogether } from './widenStep'

const defaults = createDefaults('female', 'IT')

describe('filters', () => {
  it('[MEMBER-01] round-trips filters through the query string', () => {
    const filters = { ...defaults, min_age: 26, max_age: 58, countryregion: 'Emilia-Romagna', online: true }
    const search = writeFilters(filters, defaults, '?t=5')
    expect(search).toBe('?t=5&countryregion=Emilia-Romagna&min_age=26&max_age=58&online=true')
    expect(readFilters(search, defaults)).toEqual(filters)
  })

  it('[MEMBER-01] reads only the radii of the search from the query string', () => {
    const near = { ...defaults, distance: 25 as const, city: 'Parma', countryregion: 'Emilia-Romagna' }
    const search = writeFilters(near, defaults)
    expect(search).toBe('?countryregion=Emilia-Romagna&distance=25&city=Parma')
    expect(readFilters(search, defaults)).toEqual(near)
    for (const distance of ['26', '-25', '1e1', 'x', ''])
      expect(readFilters(`?distance=${distance}`, defaults).distance).toBeNull()
  })

  it('[MEMBER-01] keeps the order in the address, without counting it as a filter', () => {
    const filters = { ...defaults, sort: 'nearest' as const }
    expect(writeFilters(filters, defaults)).toBe('?sort=nearest')
    expect(readFilters('?sort=nearest', defaults)).toEqual(filters)
    expect(readFilters('?sort=x', defaults)).toEqual(defaults)
    expect(activeFilters(filters, defaults)).toEqual([])
    expect([toQuery(filters).sort, toQuery(defaults).sort]).toEqual(['nearest', undefined])
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
    expect(toQuery(createDefaults(null, null))).toEqual({ gender: 'all', country: 'all' })
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

  it('[MEMBER-01] a distance hides the chips of country and region, and is removed with its town', () => {
    const near = {
      ...defaults,
      distance: 10 as const,
      country: 'DE',
      countryregion: 'Bayern',
      city: 'München',
    }
    expect(activeFilters(near, defaults)).toEqual(['distance'])
    expect(withoutFilter(near, 'distance', defaults)).toEqual(defaults)
  })

  it('[MEMBER-01] widens a distance step by step, then to the whole country', () => {
    const radii: (number | null)[] = []
    let filters: Filters = { ...defaults, distance: 100, city: 'Parma', countryregion: 'Emilia-Romagna' }
    for (let step = widenStep(filters); step?.name === 'distance'; step = widenStep(filters)) {
      filters = step.filters
      radii.push(filters.distance)
    }
    expect(radii).toEqual([250, 500, null])
    expect(filters).toEqual(defaults)
  })

  it.each<[string, Partial<Filters>]>([
    ['no filter', {}],
    ['one filter', { min_age: 70 }],
    ['several details', { min_height: 190, interests: ['art'], hair_color: ['red'] }],
    ['a region and its country', { country: 'DE', countryregion: 'Bayern' }],
    ['filters that widen the search', { gender: 'all', country: 'all', online: true }],
    ['a name among everyone', { name: 'xqzzy', gender: 'all', country: 'all' }],
    ['hidden fictional profiles', { online: true, hide_fictional: true }],
  ])('[MEMBER-01] %s cannot match no one only together', (_, change) => {
    expect(widenTogether({ ...defaults, ...change }, defaults)).toBeNull()
  })

  it('[MEMBER-01] relaxes filters that match no one together, but keeps fictional profiles hidden', () => {
    const given = { ...defaults, distance: 50 as const, city: 'Parma', countryregion: 'Emilia-Romagna' }
    const together = widenTogether({ ...given, min_age: 70, online: true, hide_fictional: true }, defaults)
    expect(together).toEqual({
      names: ['age', 'distance', 'online'],
      filters: { ...defaults, hide_fictional: true },
    })
    const abroad = { ...defaults, country: 'DE', gender: 'male' as const, photo: true }
    expect(widenTogether(abroad, defaults)?.filters).toEqual({ ...defaults, gender: 'all', country: 'all' })
  })

  it('[MEMBER-01] a search by name starts from everyone, so only narrower choices are filters', () => {
    const named = { ...defaults, name: 'Zoe', gender: 'all' as const, country: 'all' }
    expect(activeFilters(named, defaults)).toEqual(['name'])
    const narrow = { ...named, gender: defaults.gender, country: defaults.country }
    expect(activeFilters(narrow, defaults)).toEqual(['name', 'gender', 'country'])
    expect(withoutFilter(withoutFilter(narrow, 'gender', defaults), 'country', defaults)).toEqual(named)
    expect(activeFilters({ ...named, name: '' }, defaults)).toEqual(['gender', 'country'])
  })

  it('relaxes one filter at a time until none is left', () => {
    let filters: Filters = { ...defaults, online: true, verified: true, countryregion: 'Lazio', min_age: 40 }
    const given: string[] = []
    for (let step = widenStep(filters); step; step = widenStep(filters)) {
      given.push(step.name)
      filters = step.filters
    }
    expect(given).toEqual(['verified', 'online', 'countryregion', 'age', 'country', 'gender'])
  })
})
