import { createOwnProfile, createUser, renderRemote } from '@duetto/shared/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { createDefaults } from '../../entities/search/filters'
import type { Filters } from '../../entities/search/filters'
import { createStore } from '../../store'
import { PlaceFields } from './PlaceFields'

const settings = {
  search_fields: ['country', 'countryregion', 'distance'],
  countries: ['IT', 'DE'],
}
const regions = [
  { country: 'IT', region: 'Lazio', cities: ['Roma'] },
  { country: 'IT', region: 'Emilia-Romagna', cities: ['Parma', 'Bologna'] },
  { country: 'DE', region: 'Bayern', cities: ['München', 'Neustadt'] },
  { country: 'DE', region: 'Sachsen', cities: ['Neustadt'] },
]
const member = createUser({ profile: createOwnProfile({ city: 'Bologna' }) })

const show = (user: ReturnType<typeof createUser> | null = member, site: object = settings) => {
  let current: Filters = createDefaults(null, 'IT')
  const Fields = () => {
    const [filters, setFilters] = useState(current)
    current = filters
    return <PlaceFields filters={filters} onChange={(part) => setFilters({ ...filters, ...part })} />
  }
  const view = renderRemote(<Fields />, {
    user,
    createStore,
    settings: site,
    answers: { getRegions: () => ({ regions }) },
  })
  return { ...view, filters: () => current }
}
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const optionsOf = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

it('[MEMBER-01] offers distances from 10 km to everywhere', () => {
  show()
  expect(optionsOf('Distance')).toEqual([
    ...['10', '25', '50', '100', '250', '500'].map((km) => `Up to ${km} km`),
    'Whole country',
    'Everywhere',
  ])
  expect(select('Distance')).toHaveValue('country')
})

it.each(['GB', 'US'])('[MEMBER-01] offers distances in miles to members in %s', (country) => {
  show({ ...member, country })
  expect(optionsOf('Distance').slice(0, 6)).toEqual(
    ['5', '15', '30', '60', '150', '300'].map((miles) => `Up to ${miles} mi`),
  )
})

it('[MEMBER-01] measures from the member’s town or another one', async () => {
  const { user, filters } = show()
  await user.selectOptions(select('Distance'), '25')
  expect(screen.queryByRole('combobox', { name: 'Region' })).toBeNull()
  expect(optionsOf('Around')).toEqual(['Bologna (your town)', 'Bologna', 'Parma', 'Roma'])
  await user.selectOptions(select('Around'), 'Roma')
  expect(filters()).toMatchObject({ distance: 25, country: 'IT', countryregion: 'Lazio', city: 'Roma' })
  await user.selectOptions(select('Country'), 'DE')
  expect(filters()).toMatchObject({ distance: 25, country: 'DE', countryregion: null, city: null })
  await user.selectOptions(select('Around'), 'Neustadt (Sachsen)')
  expect(filters()).toMatchObject({ countryregion: 'Sachsen', city: 'Neustadt' })
  await user.selectOptions(select('Distance'), '50')
  expect(filters()).toMatchObject({ distance: 50, city: 'Neustadt' })
  await user.selectOptions(select('Distance'), 'Whole country')
  expect(filters()).toMatchObject({ distance: null, country: 'DE', countryregion: null, city: null })
})

it('[MEMBER-01] searches everywhere, and from there near home again', async () => {
  const { user, filters } = show()
  await user.selectOptions(select('Distance'), 'Everywhere')
  expect(filters()).toMatchObject({ distance: null, country: 'all' })
  expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull()
  await user.selectOptions(select('Distance'), '10')
  expect(filters()).toMatchObject({ distance: 10, country: 'IT' })
})

it('[MEMBER-01] asks a member whose town is unknown to choose another one', async () => {
  const { user } = show()
  await user.selectOptions(select('Distance'), '10')
  const hint = /^We do not know where your town is/
  expect(select('Around')).toHaveAccessibleDescription(hint)
  await user.selectOptions(select('Around'), 'Roma')
  expect(select('Around')).not.toHaveAccessibleDescription(hint)
})

it('[MEMBER-03] offers no region if profiles hide it', () => {
  show(null)
  expect(select('Region')).toBeVisible()
  cleanup()
  show(null, { ...settings, visible_profile_fields: [] })
  expect(screen.queryByRole('combobox', { name: 'Region' })).toBeNull()
})

it.each([
  ['a visitor', null, settings],
  ['a site without it', member, { ...settings, search_fields: ['country'] }],
])('[MEMBER-03] offers no distance to %s', (_, user, site) => {
  show(user, site)
  expect(screen.queryByRole('combobox', { name: 'Distance' })).toBeNull()
  expect(optionsOf('Country')).toEqual(['All countries', 'Germany', 'Italy'])
})
