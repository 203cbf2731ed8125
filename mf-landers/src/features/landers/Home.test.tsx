import { createCard, createSearchAnswer, refuse, renderRemote } from '@duetto/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
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
  for (const name of ['Who is here', 'What keeps you safe', 'What it costs', 'Questions'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Look around first' })).toHaveAttribute('href', '/members')
  expect(await screen.findAllByText('Fictional profile')).not.toHaveLength(0)
})

it.each([
  ['all', ['/signup']],
  ['none', []],
] as const)(
  '[ROUTE-01] invites to sign up at the end of the home page (sign-ups: %s)',
  (signups, targets) => {
    show('/', { settings: { signups } })
    const links = screen.queryAllByRole('link', { name: 'Create my profile' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(targets)
  },
)

it('[ROUTE-37] a lander names its offer below the form, and in short for the smallest phones', () => {
  const { container } = show('/landers/gallery')
  const items = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(items.filter((text) => text?.includes('5 messages free'))).toHaveLength(1)
  expect(container.querySelector('[data-short]')).toHaveTextContent('5 messages free')
})

it.each(['/', '/landers/collagelanding', '/landers/gallery', '/landers/iconslanding'])(
  '[ROUTE-37] the faces of %s link to their profiles',
  async (path) => {
    show(path)
    const [face] = await screen.findAllByRole('link', { name: 'Clara, 31' })
    expect(face).toHaveAttribute('href', '/members/1')
  },
)

it.each(['/', '/landers/gallery', '/landers/maplanding'])(
  '[ERROR-01] %s keeps its form if no members can be loaded',
  async (path) => {
    const { calls } = show(path, {
      answers: { searchMembers: refuse('unavailable'), getPackages: refuse('unavailable') },
    })
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('searchMembers'))
    expect(screen.getByRole('button', { name: 'Create my profile' })).toBeEnabled()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

it('[ROUTE-01] the home page links to members by name, and to none before they are loaded', async () => {
  show('/')
  const wordless = () => screen.getAllByRole('link').filter((link) => !link.textContent?.trim())
  expect(wordless()).toEqual([])
  expect(screen.getByRole('heading', { name: 'Who is here' })).toBeVisible()
  expect((await screen.findAllByRole('link', { name: 'Clara, 31' }))[0]).toHaveAttribute('href', '/members/1')
  for (const link of wordless()) expect(link).toHaveAccessibleName('Clara, 31')
})

it('[ROUTE-01] the home page links the last six of twelve members', async () => {
  const all = Array.from({ length: 12 }, (_, index) => createCard(index + 1, { name: `Person ${index + 1}` }))
  show('/', { answers: { searchMembers: () => createSearchAnswer(all) } })
  await screen.findAllByRole('link', { name: /^Person 7,/ })
  const section = screen.getByRole('heading', { name: 'Who is here' }).closest('section') as HTMLElement
  const links = within(section)
    .getAllByRole('link', { name: /^Person/ })
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual([7, 8, 9, 10, 11, 12].map((id) => `/members/${id}`))
})

it('[ROUTE-01] the home page omits the section about members if there are none', async () => {
  show('/', { answers: { searchMembers: () => createSearchAnswer([]) } })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Who is here' })).toBeNull())
})

it('[ROUTE-39] loads members of another gender when it is chosen', async () => {
  const { user, calls } = show('/')
  await screen.findAllByText('Fictional profile')
  await user.click(screen.getByRole('radio', { name: 'Men' }))
  const searches = () => calls.filter(({ name }) => name === 'searchMembers')
  await waitFor(() => expect(searches()).toHaveLength(2))
  expect(searches().map(({ query }) => (query as { gender?: string }).gender)).toEqual([undefined, 'male'])
})

it('[ROUTE-01] shows the site’s own prices of a message', async () => {
  const one = (per_message_minor: number) => ({ per_message_minor, currency: 'EUR' as const })
  const packages = [one(50), one(30)] as never
  show('/', {
    answers: {
      searchMembers: () => createSearchAnswer([clara]),
      getPackages: () => ({ packages, discount: null, debt_credits: 0, vat_permille: null, now: '' }),
    },
  })
  expect(await screen.findByText('€0.30 to €0.50')).toBeVisible()
})

it.each([
  ['/landers/collagelanding', true],
  ['/landers/collagelanding/she', false],
])('[ROUTE-39] %s leaves space for a second row of faces on phones: %s', (path, isBrief) => {
  const { container } = show(path)
  expect(container.querySelectorAll('[data-brief]')).toHaveLength(isBrief ? 1 : 0)
})

it('[ROUTE-37] sets the title of the page to the lander’s headline', () => {
  show('/landers/gallery')
  expect(document.title).toBe(screen.getByRole('heading', { level: 1 }).textContent)
})
