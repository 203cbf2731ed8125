import type { User } from '@duetto/shared/contract'
import { createOwnProfile, createUser, renderRemote } from '@duetto/shared/testing'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { createDefaults, readFilters, writeFilters } from '../../entities/search/filters'
import type { Filters } from '../../entities/search/filters'
import { AgeFields } from './AgeFields'
import { FilterChips } from './FilterChips'
import { MoreFilters } from './MoreFilters'

const defaults = createDefaults(null, 'IT')
const settings = {
  search_fields: ['hair_color', 'interests', 'language', 'tattoos'],
  visible_profile_fields: ['hair_color', 'interests', 'language'],
  interests: ['art', 'video games'],
}

const show = (over: Partial<Filters> = {}, site: object = settings, member: User | null = null) => {
  let current: Filters = { ...defaults, ...over }
  const Fields = () => {
    const [filters, setFilters] = useState(current)
    current = filters
    const change = (part: Partial<Filters>) => setFilters({ ...filters, ...part })
    return (
      <>
        <AgeFields filters={filters} onChange={change} />
        <MoreFilters filters={filters} onChange={change} />
        <ul>
          <FilterChips filters={filters} defaults={defaults} onChange={setFilters} />
        </ul>
      </>
    )
  }
  const view = renderRemote(<Fields />, { settings: site, user: member })
  return { ...view, filters: () => current }
}

it('[MEMBER-03] offers the fields that can be searched and are visible, folded', async () => {
  const { user } = show()
  const summary = screen.getByText('More about them')
  expect(screen.getByText('Hair')).not.toBeVisible()
  await user.click(summary)
  const groups = screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)
  expect(groups.slice(-3)).toEqual(['Interests', 'Language', 'Hair'])
})

it('[TRUST-07] offers intimate details only to members who consented to their own', async () => {
  const site = {
    search_fields: ['sexuality', 'interests'],
    visible_profile_fields: ['sexuality', 'interests'],
    interests: ['art', 'bondage'],
  }
  const legends = () =>
    screen.getAllByRole('group').flatMap((group) => group.querySelector('legend')?.textContent ?? [])
  const { user, unmount } = show({}, site)
  await user.click(screen.getByText('More about them'))
  expect(legends()).not.toContain('Orientation')
  expect(screen.queryByRole('button', { name: 'Bondage' })).toBeNull()
  unmount()
  const consenting = createUser({ profile: createOwnProfile({ has_intimate_consent: true }) })
  await show({}, site, consenting).user.click(screen.getByText('More about them'))
  expect(legends()).toContain('Orientation')
  expect(screen.getByRole('button', { name: 'Bondage' })).toBeVisible()
})

it('[MEMBER-01] searches by height, named by a chip', async () => {
  const site = { search_fields: ['height'], visible_profile_fields: ['height'] }
  const { user, filters } = show({ min_height: 165, max_height: 180 }, site)
  const sliders = ['Minimum height', 'Maximum height'].map((name) => screen.getByRole('slider', { name }))
  expect(sliders.map((slider) => (slider as HTMLInputElement).value)).toEqual(['165', '180'])
  await user.click(screen.getByRole('button', { name: 'Remove filter: Height: 165 – 180 cm' }))
  expect(filters()).toMatchObject({ min_height: 120, max_height: 230 })
})

it('[MEMBER-03] has no further filters if the site enables none', () => {
  show({}, { ...settings, search_fields: [] })
  expect(screen.queryByText('More about them')).toBeNull()
})

it('[MEMBER-01] finds people with any of the chosen values, which one chip names and removes', async () => {
  const { user, filters } = show()
  await user.click(screen.getByText('More about them'))
  const hair = within(screen.getByRole('group', { name: 'Hair' }))
  await user.click(hair.getByRole('button', { name: 'Red' }))
  await user.click(hair.getByRole('button', { name: 'Brown' }))
  expect(hair.getByRole('button', { name: 'Red', pressed: true })).toBeVisible()
  expect(filters().hair_color).toEqual(['red', 'brown'])
  expect(screen.getByText('More about them · 1')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove filter: Hair: Red or Brown' }))
  expect(filters().hair_color).toEqual([])
  expect(hair.getByRole('button', { name: 'Red', pressed: false })).toBeVisible()
})

it('[MEMBER-01] keeps chosen values in the address, and ignores unknown ones', () => {
  const filters = { ...defaults, interests: ['art', 'video games'], new_within: 7 as const, photo: true }
  const search = writeFilters(filters, defaults)
  expect(new URLSearchParams(search).get('interests')).toBe('art,video games')
  expect(readFilters(search, defaults)).toEqual(filters)
  expect(readFilters('?interests=gold,art&new_within=3&photo=1', defaults)).toEqual({
    ...defaults,
    interests: ['art'],
  })
})

it('[MEMBER-01] accepts ages from the fields and from the slider', async () => {
  const { user, filters } = show()
  const from = screen.getByRole('textbox', { name: 'Minimum age' })
  await user.clear(from)
  await user.type(from, '4')
  expect(filters().min_age).toBe(18)
  await user.type(from, '5')
  expect(filters()).toMatchObject({ min_age: 45, max_age: 99 })
  expect(screen.getByRole('slider', { name: 'Minimum age' })).toHaveValue('45')
  const to = screen.getByRole('textbox', { name: 'Maximum age' })
  await user.clear(to)
  await user.type(to, '30')
  expect(filters()).toMatchObject({ min_age: 30, max_age: 45 })
  await user.clear(from)
  await user.tab()
  expect(from).toHaveValue('30')
})

it('[MEMBER-01] swaps crossed ages, and a number typed in between moves only its own end', async () => {
  const { user, filters } = show({ min_age: 40 })
  const [from, to] = ['Minimum age', 'Maximum age'].map((name) => screen.getByRole('textbox', { name }))
  await user.clear(to!)
  await user.type(to!, '30')
  expect(filters()).toMatchObject({ min_age: 30, max_age: 40 })
  expect([from, to].map((field) => (field as HTMLInputElement).value)).toEqual(['40', '30'])
  await user.clear(to!)
  await user.type(to!, '55')
  expect(filters()).toMatchObject({ min_age: 40, max_age: 55 })
  await user.clear(to!)
  await user.type(to!, '30')
  await user.tab()
  expect([from, to].map((field) => (field as HTMLInputElement).value)).toEqual(['30', '40'])
  await user.clear(from!)
  await user.type(from!, '60')
  await user.tab()
  expect(filters()).toMatchObject({ min_age: 40, max_age: 60 })
  await user.clear(to!)
  await user.type(to!, '12')
  await user.tab()
  expect(to).toHaveValue('60')
})
