import { readPendingAction, storePendingAction } from '@duetto/shared/platform'
import { createUser, renderRemote, testNow } from '@duetto/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { ProfileView } from '../features/profile/ProfileView'
import { MembersRoutes } from '../routes'
import { createStore } from '../store'
import { createProfile, createSearchAnswer } from '../testing/fakes'

const member = createUser({ status: 'active' })
let isLiked = false
const answers = {
  getMember: () => ({ profile: createProfile(3, { is_liked: isLiked }) }),
  searchMembers: () => createSearchAnswer([]),
  like: () => {
    isLiked = true
    return { is_match: false, profile: createProfile(3, { is_liked: true }) }
  },
}
const arrive = (user: ReturnType<typeof createUser>) =>
  renderRemote(<MembersRoutes />, { path: '/members/3', user, createStore, answers })
type Arrival = ReturnType<typeof arrive>
const likes = ({ calls }: Arrival) => calls.filter(({ name }) => name === 'like').map(({ body }) => body)

beforeEach(() => {
  sessionStorage.clear()
  isLiked = false
})

it.each([
  ['Like', 'like'],
  ['Message', 'message'],
  ['Send a gift', 'gift'],
] as const)('[LAYOUT-07] stores a visitor’s %s and opens sign-up', async (name, kind) => {
  const { user, signUps, calls } = renderRemote(<ProfileView person={createProfile(3)} />, {
    path: '/members/3',
    createStore,
    answers,
  })
  await user.click(screen.getByRole('button', { name }))
  expect(signUps).toEqual([{ profileId: 3 }])
  expect(readPendingAction(testNow)).toEqual({ kind, profileId: 3 })
  expect(calls.map((call) => call.name)).not.toContain('like')
})

it('[MEMBER-06] sends a visitor’s like exactly once after they become a member', async () => {
  storePendingAction({ kind: 'like', profileId: 3 }, testNow)
  const first = arrive(createUser({ status: 'not_confirmed' }))
  expect(await screen.findByRole('button', { name: 'Liked' })).toHaveAttribute('aria-pressed', 'true')
  expect(likes(first)).toEqual([{ profile: 3 }])
  first.unmount()
  const second = arrive(member)
  await screen.findByRole('heading', { level: 1, name: /^Member 3/ })
  expect(likes(second)).toEqual([])
})

it('[MEMBER-06] sends all likes of a visitor’s deck', async () => {
  storePendingAction({ kind: 'like', profileId: 3, others: [4, 5] }, testNow)
  const view = arrive(member)
  await waitFor(() => expect(likes(view)).toEqual([{ profile: 3 }, { profile: 4 }, { profile: 5 }]))
})

it('[MEMBER-06] shows the like on a profile whose response is older', async () => {
  storePendingAction({ kind: 'like', profileId: 3 }, testNow)
  let answer: () => void = () => undefined
  const getMember = () =>
    new Promise((resolve) => {
      answer = () => resolve({ profile: createProfile(3, { is_liked: false }) })
    })
  const view = renderRemote(<MembersRoutes />, {
    path: '/members/3',
    user: member,
    createStore,
    answers: { ...answers, getMember },
  })
  await waitFor(() => expect(likes(view)).toHaveLength(1))
  await waitFor(() => expect(view.store?.getState()).toMatchObject({ likes: { liked: [3] } }))
  answer()
  expect(await screen.findByRole('button', { name: 'Liked' })).toBeVisible()
})

it('[MEMBER-06] shows the likes on a grid whose response is older', async () => {
  storePendingAction({ kind: 'like', profileId: 3 }, testNow)
  let answer: () => void = () => undefined
  const searchMembers = () =>
    new Promise((resolve) => {
      answer = () => resolve(createSearchAnswer([3]))
    })
  const view = renderRemote(<MembersRoutes />, {
    path: '/members',
    user: member,
    createStore,
    settings: { search_fields: [], countries: [] },
    answers: { ...answers, searchMembers, getSavedSearches: () => ({ searches: [] }) },
  })
  await waitFor(() => expect(view.store?.getState()).toMatchObject({ likes: { liked: [3] } }))
  answer()
  expect(await screen.findByRole('button', { name: 'Like Member 3', pressed: true })).toBeVisible()
})

it.each([
  ['message', '/members/3/chat'],
  ['gift', '/members/3/chat?gift=1'],
] as const)('[ROUTE-27] continues a visitor’s %s in the conversation after log-in', async (kind, path) => {
  storePendingAction({ kind, profileId: 3 }, testNow)
  const { visited } = arrive(member)
  await waitFor(() => expect(visited).toEqual([path]))
  expect(readPendingAction(testNow)).toBeNull()
})

it('[ROUTE-27] passes a typed message to the conversation', async () => {
  storePendingAction({ kind: 'message', profileId: 3, text: 'Good evening' }, testNow)
  const { visited } = arrive(member)
  await waitFor(() => expect(visited).toEqual(['/members/3/chat']))
  expect(readPendingAction(testNow)?.text).toBe('Good evening')
})

it('[ACCOUNT-07] keeps a new member who cannot write yet on the profile', async () => {
  storePendingAction({ kind: 'message', profileId: 3 }, testNow)
  const { visited } = arrive(createUser({ status: 'not_confirmed' }))
  await screen.findByRole('heading', { level: 1, name: /^Member 3/ })
  expect(visited).toEqual([])
  expect(readPendingAction(testNow)).toBeNull()
})

it('does not like one’s own profile', async () => {
  storePendingAction({ kind: 'like', profileId: member.id }, testNow)
  const view = arrive(member)
  await screen.findByRole('heading', { level: 1 })
  expect(likes(view)).toEqual([])
})

it('[MEMBER-06] leaves the member out of the likes of their own deck', async () => {
  storePendingAction({ kind: 'like', profileId: member.id, others: [4] }, testNow)
  const view = arrive(member)
  await waitFor(() => expect(likes(view)).toEqual([{ profile: 4 }]))
})
