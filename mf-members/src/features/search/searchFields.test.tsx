import { renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { createDefaults } from '../../entities/search/filters'
import { FiltersForm } from './FiltersForm'

const regions = [{ country: 'IT', region: 'Lazio', cities: ['Roma'] }]
const controls = {
  gender: () => screen.queryByText('I am looking for'),
  min_age: () => screen.queryByText('Age'),
  country: () => screen.queryByLabelText('Country'),
  countryregion: () => screen.queryByLabelText('Region'),
  online: () => screen.queryByRole('switch', { name: 'Online now' }),
}
const fields = Object.keys(controls) as (keyof typeof controls)[]

const show = (search_fields: string[], countries: string[] = ['IT', 'DE']) =>
  renderRemote(<FiltersForm filters={createDefaults('female', 'IT')} onChange={() => {}} />, {
    settings: { search_fields, countries },
    answers: { getRegions: () => ({ regions }) },
  })

it.each(fields)('[MEMBER-03] offers the filter %s only if the site enables it', (field) => {
  const { unmount } = show(fields)
  expect(controls[field]()).toBeVisible()
  unmount()
  show(fields.filter((one) => one !== field))
  expect(controls[field]()).toBeNull()
  expect(screen.getByRole('switch', { name: 'Hide fictional profiles' })).toBeVisible()
})

it('[CALL-06] offers the site’s countries, or all without a list', () => {
  const namesOf = () =>
    [...screen.getByLabelText<HTMLSelectElement>('Country').options].map(({ text }) => text)
  const { unmount } = show(fields, ['IT', 'DE'])
  expect(namesOf()).toEqual(['All countries', 'Germany', 'Italy'])
  unmount()
  show(fields, [])
  expect(namesOf()).toContain('France')
})
