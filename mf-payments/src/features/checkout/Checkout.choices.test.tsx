import { act, screen, waitFor } from '@testing-library/react'
import { PlatformContext } from '@duetto/shared/platform'
import { fakePlatform, createUser, refuse, renderRemote, testNow } from '@duetto/shared/testing'
import { DiscountNote } from '../../widgets/packages/DiscountNote'
import { PaymentsRoutes } from '../../routes'
import { createStore } from '../../store'
import { catalogue } from '../../testing'
import type { Answers } from '../../testing'

const open = (answers: Answers = {}) =>
  renderRemote(<PaymentsRoutes />, {
    path: '/credits/p1/creditcard',
    user: createUser(),
    createStore,
    answers: { ...catalogue, startPayment: refuse('method_unavailable'), ...answers },
  })
const orderButton = (price: string) => screen.findByRole('button', { name: `Order and pay ${price}` })

const code = {
  discountcode: {
    code: 'SPRING',
    country: null,
    user_id: null,
    expires: null,
    value_percentage: 40,
    currency: null,
    minimum_order_value: 0,
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: [],
  },
}
const enter = async (user: ReturnType<typeof open>['user'], text: string) => {
  await orderButton('€9.74')
  await user.click(screen.getByText('Enter a discount code'))
  await user.type(screen.getByLabelText('Discount code'), text)
  await user.click(screen.getByRole('button', { name: 'Use code' }))
}

it('[PAY-01] changes the package and keeps the method', async () => {
  const { user, visited } = open()
  await user.click(await screen.findByRole('radio', { name: /10/ }))
  await waitFor(() => expect(visited).toEqual(['/credits/p0/creditcard']))
})

it('[PAY-02] labels a crossed-out price as the price before the discount', async () => {
  open({
    getPackages: () => {
      const { packages, ...rest } = catalogue.getPackages()
      return {
        ...rest,
        packages: packages.map((item) => ({ ...item, discounted_minor: item.price_minor - 100 })),
      }
    },
  })
  const [radio] = await screen.findAllByRole('radio', { name: /credits.*Before the discount:.*€/i })
  expect(radio).toBeInTheDocument()
})

it('[PAY-07] applies a discount code to total and order, and removes it', async () => {
  const { user, calls } = open({ getDiscountCode: () => code })
  await enter(user, ' spring ')
  await user.click(await orderButton('€7.79'))
  expect(calls.find(({ name }) => name === 'getDiscountCode')).toMatchObject({
    query: { code: 'SPRING', package: 'p1', paymentmethod: 'creditcard' },
  })
  expect(calls.find(({ name }) => name === 'startPayment')).toMatchObject({
    body: { code: 'SPRING', price_minor: 779 },
  })
  await user.click(screen.getByRole('button', { name: 'Remove code SPRING' }))
  expect(await orderButton('€9.74')).toBeEnabled()
})

it('[PAY-07] reports an unknown code at its field and keeps the price', async () => {
  const { user } = open({ getDiscountCode: () => ({ discountcode: null }) })
  await enter(user, 'NOPE')
  expect(await screen.findByText('This code does not exist. Check the spelling.')).toBeVisible()
  expect(screen.getByLabelText('Discount code')).toBeInvalid()
  expect(await orderButton('€9.74')).toBeEnabled()
})

it('[PAY-08] reloads prices when the discount ends', async () => {
  jest.useFakeTimers()
  let time = testNow
  const platform = { ...fakePlatform({ user: createUser() }).platform, now: () => time }
  const expires = new Date(testNow + 1_000).toISOString()
  const { calls } = renderRemote(
    <PlatformContext value={platform}>
      <DiscountNote discount={{ code: 'TIMEBONUS25', percent: 25, kind: 'timebonus', expires }} />
    </PlatformContext>,
    { user: createUser(), createStore, answers: catalogue },
  )
  expect(screen.getByText(/discount ends in/)).toBeVisible()
  expect(calls).toEqual([])
  time += 1_500
  await act(() => jest.advanceTimersByTimeAsync(1_500))
  expect(calls.map(({ name }) => name)).toContain('getPackages')
  expect(screen.queryByText(/discount ends in/)).toBeNull()
  jest.useRealTimers()
})
