import type { Settings } from '@duetto/shared/contract'
import { renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { createDefaults } from '../../entities/search/filters'
import type { Filters } from '../../entities/search/filters'
import { FiltersForm } from './FiltersForm'

const settings: Partial<Settings> = {
  search_fields: ['gender', 'country', 'countryregion', 'online'],
  countries: ['IT', 'DE'],
}
const regions = [
  { country: 'IT', region: 'Lazio', cities: [] },
  { country: 'DE', region: 'Bayern', cities: [] },
]

const show = (over: Partial<Filters> = {}, site: Partial<Settings> = settings) => {
  let current: Filters = { ...createDefaults(null, 'IT'), ...over }
  const Form = () => {
    const [filters, setFilters] = useState(current)
    current = filters
    return <FiltersForm filters={filters} onChange={setFilters} />
  }
  const view = renderRemote(<Form />, { settings: site, answers: { getRegions: () => ({ regions }) } })
  return { ...view, filters: () => current }
}

it('[MEMBER-01] a new country clears the region and offers its own', async () => {
  const { user, filters } = show({ countryregion: 'Lazio' })
  const region = () => screen.getByRole('combobox', { name: 'Region' })
  expect(region()).toHaveValue('Lazio')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'DE')
  expect(filters()).toMatchObject({ country: 'DE', countryregion: null })
  expect(region()).toHaveValue('')
  await user.selectOptions(region(), 'Bayern')
  expect(filters()).toMatchObject({ country: 'DE', countryregion: 'Bayern' })
})

it('[MEMBER-01] offers no regions for the whole world', async () => {
  const { user, filters } = show({ countryregion: 'Lazio' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'all')
  expect(filters()).toMatchObject({ country: 'all', countryregion: null })
  expect(screen.queryByRole('combobox', { name: 'Region' })).toBeNull()
})

it('[MEMBER-01] changes one filter without the others', async () => {
  const { user, filters } = show({ countryregion: 'Lazio' })
  await user.click(screen.getByRole('radio', { name: 'Women' }))
  await user.click(screen.getByRole('switch', { name: 'Online now' }))
  expect(filters()).toMatchObject({
    gender: 'female',
    online: true,
    countryregion: 'Lazio',
    hide_fictional: false,
  })
})

it('[MEMBER-03] shows the site’s filters, and always the one for fictional profiles', () => {
  show({}, { ...settings, search_fields: [] })
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(screen.getAllByRole('switch')).toHaveLength(1)
})
