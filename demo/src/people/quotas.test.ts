import { countries } from '@duetto/shared/domain'
import type { BodyType } from '@duetto/shared/domain'
import { createDemoPeople } from '.'
import { isFuller, quotaOf, withFullerWomen, withMatureWomen } from './quotas'

const people = createDemoPeople(new Date('2026-01-01T00:00:00Z'))

describe('quotas of women', () => {
  it.each(countries)('are met in %s, with a photo', (country) => {
    const women = people.filter((person) => person.country === country && person.gender === 'female')
    const shown = women.filter(({ shots }) => shots.length > 0)
    const quota = quotaOf(women.length)
    expect(quota).toBe(women.length > 12 ? 12 : 4)
    const older = (age: number) => shown.filter(({ portrait }) => portrait.age >= age).length
    const counts = { fuller: shown.filter(isFuller).length, from38: older(38), from50: older(50) }
    for (const count of Object.values(counts)) expect(count).toBeGreaterThanOrEqual(quota)
  })

  it('raise the oldest women below fifty, and no more than needed', () =>
    expect(withMatureWomen([30, 48, 61, 49, 25, 33])).toEqual([30, 48, 61, 50, 25, 33]))

  it('change nothing where enough women are fifty', () => {
    const ages = [30, 55, 61]
    expect(withMatureWomen(ages)).toEqual(ages)
  })

  it('change the figure of women of average build only', () => {
    const types: BodyType[] = [
      'slim',
      'average',
      'athletic',
      'average',
      'average',
      'full',
      'slim',
      'slim',
      'slim',
    ]
    const women = withFullerWomen(types.map((bodyType) => ({ bodyType })))
    expect(women.map(({ bodyType }) => bodyType)).toEqual(
      types.map((type, index) => (index === 1 ? 'curvy' : index === 3 ? 'full' : type)),
    )
  })
})
