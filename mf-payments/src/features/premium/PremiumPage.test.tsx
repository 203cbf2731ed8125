import { screen } from '@testing-library/react'
import { createCard, createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { createStore } from '../../store'
import { catalogue } from '../../testing'
import { PremiumPage } from './PremiumPage'

const show = (has_match_claim?: boolean) =>
  renderRemote(<PremiumPage />, {
    path: '/premium',
    user: createUser(),
    createStore,
    settings: has_match_claim === undefined ? {} : { has_match_claim },
    answers: {
      getPackages: () => ({
        packages: [],
        discount: null,
        debt_credits: 0,
        vat_permille: null,
        now: '2026-03-01T12:00:00Z',
      }),
      getPaymentMethods: () => ({ country: 'IT', methods: [], last_method: null }),
    },
  })
const claim = /46% more chance/

it('[CLAIM-01] hides the claim of 46 % by default', async () => {
  const off = show()
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByText(claim)).toBeNull()
  off.unmount()
  show(false)
  expect(screen.queryByText(claim)).toBeNull()
})

it('[CLAIM-01] shows the claim when switched on', async () => {
  show(true)
  expect(await screen.findByText(claim)).toBeVisible()
})

it('[PAY-01] compares memberships, shows the price and links to the payment', async () => {
  renderRemote(<PremiumPage />, {
    path: '/premium',
    user: createUser(),
    createStore,
    answers: catalogue,
  })
  expect(screen.getByRole('row', { name: /Your own photos/ })).toHaveTextContent(/3.*25/)
  expect(await screen.findByText(/Packages from €3\.74/)).toBeVisible()
  expect(screen.getByRole('link', { name: /14 days/ })).toHaveAttribute('href', '/pages/return-policy')
  expect(screen.getByText(/A message costs €0\.33 to €0\.33, depending/)).toBeVisible()
  const next = screen.getByRole('link', { name: 'Choose a package, from €3.74' })
  expect(next).toHaveAttribute('href', '/credits/p1')
})

it('[PREMIUM-01] shows Premium members that they have Premium', async () => {
  renderRemote(<PremiumPage />, {
    path: '/premium',
    user: createUser({ paid_user: true }),
    createStore,
    answers: catalogue,
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'You have Premium' })).toBeVisible()
  expect(screen.getByText('Your own photos').parentElement).toHaveTextContent('Your own photos25')
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('link', { name: 'See who likes you' })).toHaveAttribute('href', '/likes')
  expect(screen.queryByText(/first package/)).toBeNull()
})

it('[ERROR-01] [TRUST-11] retries prices that failed to load', async () => {
  let getPackages: () => unknown = refuse('network')
  const { user } = renderRemote(<PremiumPage />, {
    path: '/premium',
    user: createUser(),
    createStore,
    answers: { ...catalogue, getPackages: () => getPackages() },
  })
  const again = await screen.findByRole('button', { name: /again|Retry/ })
  getPackages = catalogue.getPackages
  await user.click(again)
  expect(await screen.findByText(/Packages from €3\.74/)).toBeVisible()
})

const withLikes = (count: number) =>
  renderRemote(<PremiumPage />, {
    path: '/premium',
    user: createUser(),
    createStore,
    answers: {
      ...catalogue,
      getLikesTeaser: () => ({ count }),
    },
  })

it('[PREMIUM-01] shows the number of likes with a link', async () => {
  withLikes(2)
  expect(await screen.findByRole('heading', { name: '2 people like you' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See who likes you' })).toHaveAttribute('href', '/likes')
})

it('[PREMIUM-01] counts the locked photos of the people shown, and offers Premium members nothing', async () => {
  const answers = {
    ...catalogue,
    getLikesTeaser: () => ({
      count: 2,
      people: [3, 4].map((id) => ({ ...createCard(id), locked_photo_count: id })),
    }),
  }
  const free = renderRemote(<PremiumPage />, { path: '/premium', user: createUser(), createStore, answers })
  expect(await screen.findByText('7 of their photos are locked for you.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Yours as soon as you have paid' })).toBeVisible()
  free.unmount()
  const as = createUser({ paid_user: true })
  renderRemote(<PremiumPage />, { path: '/premium', user: as, createStore, answers })
  expect(await screen.findByText(/Packages from/)).toBeVisible()
  expect(screen.queryByText(/locked for you|people like you|Open as soon/)).toBeNull()
})

it('[PREMIUM-01] shows people with locked photos, with a link to each profile', async () => {
  const card = { ...createCard(3), locked_photo_count: 2 }
  renderRemote(<PremiumPage />, {
    path: '/premium',
    user: createUser(),
    createStore,
    answers: { ...catalogue, getLikesTeaser: () => ({ count: 0, people: [card] }) },
  })
  expect(await screen.findByRole('heading', { name: 'More photos of these people' })).toBeVisible()
  const link = screen.getByRole('link', { name: 'Member 3, 33, 2 locked photos' })
  expect(link).toHaveAttribute('href', '/members/3')
  expect(link).toHaveTextContent('+2Member 3, 33')
})

it('[PREMIUM-01] cuts long names, not ages', async () => {
  const person = { ...createCard(3), name: 'Alessandro', age: 31, locked_photo_count: 2 }
  renderRemote(<PremiumPage />, {
    path: '/premium',
    user: createUser(),
    createStore,
    answers: { ...catalogue, getLikesTeaser: () => ({ count: 0, people: [person] }) },
  })
  const cut = await screen.findByText('Alessandro')
  expect(cut).toHaveStyle({ overflow: 'hidden', textOverflow: 'ellipsis' })
  expect(cut.parentElement?.textContent).toBe('Alessandro, 31')
  expect(screen.getByRole('link', { name: 'Alessandro, 31, 2 locked photos' })).toBeVisible()
})

it('[PREMIUM-01] does not present people with locked photos as those who like the member', async () => {
  const people = [{ ...createCard(3), locked_photo_count: 2 }]
  renderRemote(<PremiumPage />, {
    path: '/premium',
    user: createUser(),
    createStore,
    answers: { ...catalogue, getLikesTeaser: () => ({ count: 4, people }) },
  })
  expect(await screen.findByRole('heading', { name: 'More photos of these people' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: '4 people like you' })).toBeNull()
  expect(screen.getByRole('link', { name: '4 people like you' })).toHaveAttribute('href', '/likes')
})

it('[PREMIUM-01] shows no likes if there are none or they are unknown', async () => {
  const none = withLikes(0)
  expect(await screen.findByText(/Packages from/)).toBeVisible()
  expect(screen.queryByText(/likes? you/)).toBeNull()
  none.unmount()
  renderRemote(<PremiumPage />, { path: '/premium', user: createUser(), createStore, answers: catalogue })
  expect(await screen.findByText(/Packages from/)).toBeVisible()
})
