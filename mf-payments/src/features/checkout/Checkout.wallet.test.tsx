import { act, screen, waitFor } from '@testing-library/react'
import { createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { PaymentsRoutes } from '../../routes'
import { createStore } from '../../store'
import { axeViolations, catalogue, createMethod, createPayment } from '../../testing'
import type { Answers } from '../../testing'

type Press = () => Promise<object>

const installWallets = ({
  identifiers,
  press,
  look,
}: {
  identifiers: string[]
  press: Press
  look?: () => Promise<void>
}) => {
  const requested: { methods: PaymentMethodData[]; details: PaymentDetailsInit }[] = []
  const closed: string[] = []
  const sessions: object[] = []
  const looks: string[] = []
  class Request {
    onmerchantvalidation: ((event: { complete: (session: Promise<object>) => void }) => void) | null = null
    constructor(
      readonly methods: PaymentMethodData[],
      readonly details: PaymentDetailsInit,
    ) {}
    canMakePayment = async () => {
      looks.push(...this.methods.map(({ supportedMethods }) => supportedMethods))
      await look?.()
      return this.methods.some(({ supportedMethods }) => identifiers.includes(supportedMethods))
    }
    show = async () => {
      requested.push({ methods: this.methods, details: this.details })
      const isValidated = new Promise<void>((done) => {
        if (!this.methods.some(({ supportedMethods }) => supportedMethods.includes('apple'))) return done()
        this.onmerchantvalidation?.({
          complete: (session) => void session.then((given) => sessions.push(given)).then(() => done()),
        })
      })
      await isValidated
      return { details: await press(), complete: async (result: string) => void closed.push(result) }
    }
  }
  Object.assign(window, { PaymentRequest: Request })
  return { requested, closed, sessions, looks }
}
afterEach(() => Reflect.deleteProperty(window, 'PaymentRequest'))

const google = { identifier: 'https://google.com/pay', data: { apiVersion: 2 } }
const apple = { identifier: 'https://apple.com/apple-pay', data: { version: 3 } }
const methods = {
  getPaymentMethods: () => ({
    ...catalogue.getPaymentMethods(),
    methods: [
      ...catalogue.getPaymentMethods().methods,
      createMethod('googlepay', { family: 'wallet', wallet: google }),
      createMethod('applepay', { family: 'wallet', wallet: apple }),
    ],
  }),
}
const open = (answers: Answers = {}, path = '/credits/p1') =>
  renderRemote(<PaymentsRoutes />, {
    path,
    user: createUser(),
    createStore,
    answers: { ...catalogue, ...methods, ...answers },
  })
const orderButton = () => screen.findByRole('button', { name: /^Order and pay €9\.74/ })
const byGoogle: Press = async () => ({ paymentMethodData: { tokenizationData: { token: 'google-token' } } })
const closedByMember: Press = () => Promise.reject(new DOMException('closed', 'AbortError'))
const paid = { startPayment: () => ({ payment: createPayment({ method: 'googlepay', state: 'paid' }) }) }

it('[PAY-02] [PAY-03] puts the browser’s wallet first and opens it with the total', async () => {
  const { requested, closed } = installWallets({
    identifiers: [google.identifier],
    press: byGoogle,
  })
  const { user, calls, visited, container } = open(paid)
  expect((await orderButton()).querySelector('svg')).toBeVisible()
  const [first] = await screen.findAllByRole('radio', { name: /Google Pay|Credit card|PayPal/ })
  expect(first).toBe(screen.getByRole('radio', { name: 'Google Pay' }))
  expect(first).toBeChecked()
  expect(await axeViolations(container)).toEqual([])
  await user.click(await orderButton())
  await waitFor(() => expect(visited).toEqual(['/credits/p1/googlepay?payment=5']))
  expect(requested).toEqual([
    {
      methods: [{ supportedMethods: google.identifier, data: google.data }],
      details: { total: { label: expect.any(String), amount: { currency: 'EUR', value: '9.74' } } },
    },
  ])
  expect(calls.filter(({ name }) => name === 'startPayment')).toEqual([
    {
      name: 'startPayment',
      body: { package: 'p1', method: 'googlepay', price_minor: 974, wallet_token: 'google-token' },
      key: expect.any(String),
    },
  ])
  expect(closed).toEqual(['success'])
})

it('[PAY-03] orders nothing when the wallet is closed', async () => {
  installWallets({ identifiers: [google.identifier], press: closedByMember })
  const { user, calls } = open(paid)
  await user.click(await orderButton())
  await waitFor(async () => expect(await orderButton()).toBeEnabled())
  expect(calls.some(({ name }) => name === 'startPayment')).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('[PAY-03] closes the wallet as failed after a refusal, with the reason', async () => {
  const { closed } = installWallets({ identifiers: [google.identifier], press: byGoogle })
  const { user } = open({ startPayment: refuse('method_unavailable') })
  await user.click(await orderButton())
  expect(await screen.findByRole('alert')).toHaveTextContent('not available at the moment')
  expect(closed).toEqual(['fail'])
})

it('[PAY-03] falls back to the provider’s page if the wallet cannot be opened', async () => {
  installWallets({
    identifiers: [google.identifier],
    press: () => Promise.reject(new DOMException('not here', 'NotSupportedError')),
  })
  const { user, calls } = open(paid)
  await user.click(await orderButton())
  await waitFor(() => expect(calls.some(({ name }) => name === 'startPayment')).toBe(true))
  expect(calls.find(({ name }) => name === 'startPayment')?.body).toEqual(
    expect.not.objectContaining({ wallet_token: expect.anything() }),
  )
})

it('[PAY-03] validates the merchant for Apple Pay', async () => {
  const { sessions } = installWallets({
    identifiers: [apple.identifier],
    press: async () => ({ token: { paymentData: { version: 'EC_v1' } } }),
  })
  const { user, calls } = open({ ...paid, startWalletSession: () => ({ session: { nonce: 'n' } }) })
  await user.click(await orderButton())
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'startPayment')).toMatchObject({
      body: { method: 'applepay', wallet_token: '{"version":"EC_v1"}' },
    }),
  )
  expect(calls.find(({ name }) => name === 'startWalletSession')).toMatchObject({
    body: { method: 'applepay' },
  })
  expect(sessions).toEqual([{ nonce: 'n' }])
})

it('[PAY-02] lists an unavailable wallet last and pays on the provider’s page', async () => {
  const { user, calls } = open(paid, '/credits/p1/googlepay')
  const [first] = await screen.findAllByRole('radio', { name: /Google Pay|Credit card|PayPal/ })
  expect(first).not.toBe(screen.getByRole('radio', { name: 'Google Pay' }))
  await user.click(await orderButton())
  expect(calls.find(({ name }) => name === 'startPayment')?.body).toEqual(
    expect.not.objectContaining({ wallet_token: expect.anything() }),
  )
})

it('[PAY-02] detects wallets only at the checkout', async () => {
  const { looks } = installWallets({ identifiers: [google.identifier], press: byGoogle })
  const { unmount } = open({}, '/premium')
  await screen.findByText(/Packages from/)
  expect(looks).toEqual([])
  unmount()
  open()
  await orderButton()
  expect(looks).toEqual([google.identifier, apple.identifier])
})

it('[PAY-02] shows the methods after a timeout of the wallet detection', async () => {
  jest.useFakeTimers()
  installWallets({ identifiers: [], press: byGoogle, look: () => new Promise(() => undefined) })
  open()
  await act(() => jest.advanceTimersByTimeAsync(900))
  expect(screen.queryByRole('radio', { name: 'PayPal' })).toBeNull()
  await act(() => jest.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('radio', { name: 'PayPal' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Order and pay €9\.74/ })).toBeEnabled()
  jest.useRealTimers()
})

it('[PAY-07] opens no wallet for a free order', async () => {
  const { requested } = installWallets({ identifiers: [google.identifier], press: byGoogle })
  const { packages, ...rest } = catalogue.getPackages()
  const free = {
    ...rest,
    packages: packages.map((item) => ({ ...item, discounted_minor: 0 })),
    discount: { ...rest.discount, percent: 100 },
  }
  const { user, calls } = open({ ...paid, getPackages: () => free })
  const button = await screen.findByRole('button', { name: /^Order and pay €0\.00/ })
  expect(button.querySelector('svg')).toBeNull()
  await user.click(button)
  await waitFor(() => expect(calls.some(({ name }) => name === 'startPayment')).toBe(true))
  expect(requested).toEqual([])
})
