import { createCard, createSearchAnswer, refuse, renderRemote } from '@duetto/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { LandersRoutes } from '../../routes'
import { createStore } from '../../store'

type Options = NonNullable<Parameters<typeof renderRemote>[1]>

const clara = createCard(1, { name: 'Clara', is_fictional: true })
const show = (path: string, options: Options = {}) =>
  renderRemote(<LandersRoutes />, {
    createStore,
    path,
    answers: { searchMembers: () => createSearchAnswer([clara]) },
    ...options,
  })

it('[ROUTE-01] the home page explains the site and links to the members', async () => {
  show('/')
  expect(screen.getByRole('heading', { level: 2, name: 'How it works' })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Look around first' })).toHaveAttribute('href', '/members')
  expect(await screen.findAllByText('Fictional profile')).not.toHaveLength(0)
})

it.each(['/', '/landers/gallery', '/landers/maplanding'])(
  '[ERROR-01] %s keeps its form if no members can be loaded',
  async (path) => {
    const { calls } = show(path, { answers: { searchMembers: refuse('unavailable') } })
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Create my profile' })).toBeEnabled()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

it('[ROUTE-39] loads members of another gender when it is chosen', async () => {
  const { user, calls } = show('/')
  await screen.findAllByText('Fictional profile')
  await user.click(screen.getByRole('radio', { name: 'Men' }))
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map(({ query }) => (query as { gender?: string }).gender)).toEqual([undefined, 'male'])
})

it('[ROUTE-37] sets the title of the page to the lander’s headline', () => {
  show('/landers/gallery')
  expect(document.title).toBe(screen.getByRole('heading', { level: 1 }).textContent)
})
