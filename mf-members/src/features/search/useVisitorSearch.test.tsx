import { createUser, renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { createStore } from '../../store'
import { createSearchAnswer } from '../../testing/fakes'
import { SearchPage } from './SearchPage'

const open = (path: string, user: ReturnType<typeof createUser> | null = null) =>
  renderRemote(<SearchPage />, {
    path,
    user,
    createStore,
    settings: { search_fields: [], countries: [] },
    answers: { searchMembers: () => createSearchAnswer([1], { is_limited: !user }) },
  })

beforeEach(() => sessionStorage.clear())

it('[SIGNUP-01] passes the filtered gender and the liked profile to sign-up', async () => {
  const { user, signUps } = open('/members?gender=male&min_age=30')
  await user.click(await screen.findByRole('button', { name: 'Like Member 1' }))
  await user.click(screen.getByRole('button', { name: 'Sign up free' }))
  expect(signUps).toEqual([{ profileId: 1, lookingFor: 'male' }, { lookingFor: 'male' }])
})

it('[MEMBER-01] applies a visitor’s filters to their first search as a member only', async () => {
  open('/members?country=DE&countryregion=Bayern&min_age=30&max_age=40').unmount()
  const first = open('/members', createUser())
  expect(first.visited).toEqual(['/members?country=DE&countryregion=Bayern&min_age=30&max_age=40'])
  first.unmount()
  expect(open('/members', createUser()).visited).toEqual([])
})

it('[MEMBER-01] filters in the address take precedence over the visitor’s', () => {
  open('/members?min_age=30').unmount()
  const member = open('/members?max_age=40', createUser())
  expect(member.visited).toEqual([])
  member.unmount()
  expect(open('/members', createUser()).visited).toEqual([])
})

it('[MEMBER-01] carries no filters over after the visitor removes them', () => {
  open('/members?min_age=30').unmount()
  open('/members').unmount()
  expect(open('/members', createUser()).visited).toEqual([])
})
