import { screen, waitFor, within } from '@testing-library/react'
import type { PaymentMethod } from '@duetto/shared/domain'
import { createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { PaymentsRoutes } from '../../routes'
import { createStore } from '../../store'
import { axeViolations, catalogue, createMethod, createPayment } from '../../testing'
import type { Answers } from '../../testing'

const open = (path: string, answers: Answers = {}) =>
  renderRemote(<PaymentsRoutes />, {
    path,
    user: createUser(),
    createStore,
    answers: { ...catalogue, ...answers },
  })
const orderButton = (price: string) => screen.findByRole('button', { name: `Order and pay ${price}` })

describe('the checkout', () => {
  it('[TRUST-04] orders package and method at the total on the button', async () => {
    const { calls, user, container } = open('/credits/p1/creditcard', {
      startPayment: refuse('method_unavailable'),
    })
    await user.click(await orderButton('€9.74'))
    expect(calls.find(({ name }) => name === 'startPayment')).toMatchObject({
      body: { package: 'p1', method: 'creditcard', price_minor: 974 },
      key: expect.any(String),
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('not available at the moment')
    expect(await axeViolations(container)).toEqual([])
  })

  it.each(['network', 'unavailable', 'internal', 'too_fast'] as const)(
    '[PAY-03] keeps the key of an order without a response (%s); another package or a refusal gets a new one',
    async (code) => {
      const { calls, answers, user } = open('/credits/p1/creditcard', { startPayment: refuse(code) })
      const press = async (): Promise<string | undefined> => {
        const before = calls.length
        await user.click(await orderButton('€9.74'))
        await screen.findByRole('alert')
        await waitFor(() =>
          expect(calls.slice(before).some(({ name }) => name === 'startPayment')).toBe(true),
        )
        await waitFor(() => expect(screen.getByRole('button', { name: /Order and pay/ })).toBeEnabled())
        return calls.findLast(({ name }) => name === 'startPayment')?.key
      }
      const first = await press()
      expect(first).toMatch(/.{8,}/)
      expect(await press()).toBe(first)
      answers.startPayment = refuse('method_unavailable')
      expect(await press()).toBe(first)
      expect(await press()).not.toBe(first)
    },
  )

  it('[PAY-03] uses a new key for the same order on another visit', async () => {
    const keyOf = async (): Promise<string | undefined> => {
      const { calls, user, unmount } = open('/credits/p1/creditcard', { startPayment: refuse('network') })
      await user.click(await orderButton('€9.74'))
      await screen.findByRole('alert')
      unmount()
      return calls.find(({ name }) => name === 'startPayment')?.key
    }
    expect(await keyOf()).not.toBe(await keyOf())
  })

  it('shows that packages are loading', async () => {
    const { container } = open('/credits/p1', { getPackages: () => new Promise(() => undefined) })
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Order and pay/ })).toBeNull()
  })

  it('[ERROR-01] retries packages that failed to load', async () => {
    let calls = 0
    const { user } = open('/credits/p1/creditcard', {
      getPackages: () => {
        calls += 1
        return calls === 1 ? refuse('unavailable')() : catalogue.getPackages()
      },
    })
    await user.click(await screen.findByRole('button', { name: /again/i }))
    expect(await orderButton('€9.74')).toBeEnabled()
  })

  it('[PAY-04] adds and names a surcharge, if there is one', async () => {
    const { unmount } = open('/credits/p1/paysafecard')
    await orderButton('€10.24')
    expect(screen.getByText('Surcharge')).toBeVisible()
    expect(screen.getByText('Total').parentElement).toHaveTextContent('Total€10.24')
    expect(screen.getByText('surcharge €0.50')).toBeVisible()
    unmount()
    open('/credits/p1/creditcard')
    await orderButton('€9.74')
    expect(screen.queryByText('Surcharge')).toBeNull()
    expect(screen.queryByText(/€0\.00/)).toBeNull()
  })

  it('[PAY-02] preselects the last method and puts the choice in the URL', async () => {
    const { visited, user } = open('/credits/p1', {
      getPaymentMethods: () => ({ ...catalogue.getPaymentMethods(), last_method: 'paypal' }),
    })
    const [first] = await screen.findAllByRole('radio', { name: /PayPal|Credit card|Direct debit/ })
    expect(first).toBeChecked()
    await user.click(screen.getByRole('radio', { name: /Credit card/ }))
    await waitFor(() => expect(visited).toEqual(['/credits/p1/creditcard']))
  })

  it('[SPLIT-02] leaves out unknown methods of a newer API', async () => {
    const { methods, ...others } = catalogue.getPaymentMethods()
    const newer = createMethod('shells' as PaymentMethod)
    open('/credits/p1', { getPaymentMethods: () => ({ ...others, methods: [newer, ...methods] }) })
    await screen.findByRole('radio', { name: /Credit card/ })
    expect(screen.queryByRole('radio', { name: /Another method/ })).toBeNull()
  })

  it('[PAY-06] continues a direct debit on its form', async () => {
    const { visited, calls, user } = open('/credits/p1/directdebit')
    await user.click(await orderButton('€9.74'))
    expect(visited).toEqual(['/directdebit?package=p1'])
    expect(calls.some(({ name }) => name === 'startPayment')).toBe(false)
  })

  it('[TRUST-04] shows the VAT if it is configured', async () => {
    const { unmount } = open('/credits/p1/creditcard', {
      getPackages: () => ({ ...catalogue.getPackages(), vat_permille: 255 }),
    })
    await orderButton('€9.74')
    expect(screen.getByText('VAT included (25.5%)').nextElementSibling).toHaveTextContent('€1.98')
    unmount()
    open('/credits/p1/creditcard')
    await orderButton('€9.74')
    expect(screen.queryByText(/VAT/)).toBeNull()
  })

  it('discloses credits that settle an earlier debt', async () => {
    open('/credits/p1/creditcard', {
      getPackages: () => ({ ...catalogue.getPackages(), debt_credits: 12 }),
    })
    expect(
      await screen.findByText(/12 credits from this package cover an earlier purchase/),
    ).toHaveTextContent('You get 18 credits')
  })
})

describe('after the redirect from the provider', () => {
  const back = (payment: Parameters<typeof createPayment>[0], answers: Answers = {}) =>
    open('/credits/p1/paypal?payment=5', {
      getPayment: () => ({ payment: createPayment({ method: 'paypal', ...payment }) }),
      ...answers,
    })
  const scrolled = jest.fn()
  beforeEach(() => {
    scrolled.mockClear()
    window.scrollTo = scrolled
  })

  it('[PAY-03] offers to continue, change or cancel an unpaid payment', async () => {
    const { user, calls, container } = back(
      { state: 'requires_action', redirect_url: 'https://pay.test/5' },
      { cancelPayment: () => ({ payment: createPayment({ method: 'paypal', state: 'cancelled' }) }) },
    )
    const heading = await screen.findByRole('heading', { name: 'You have not paid yet' })
    expect(heading).toHaveFocus()
    expect(scrolled).toHaveBeenCalledWith(0, 0)
    expect(screen.getByText('Nothing was charged. 30 credits for €12.99, with PayPal.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Continue with PayPal' })).toHaveAttribute(
      'href',
      'https://pay.test/5',
    )
    expect(screen.getByRole('link', { name: 'Choose another method' })).toHaveAttribute('href', '/credits/p1')
    expect(await axeViolations(container)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Cancel this payment' }))
    expect(calls.find(({ name }) => name === 'cancelPayment')).toMatchObject({ body: { payment: 5 } })
    expect(await screen.findByRole('heading', { name: 'The payment was cancelled' })).toHaveFocus()
  })

  it('[PAY-03] shows the instructions of a transfer', async () => {
    back({
      method: 'banktransfer',
      state: 'requires_action',
      instructions: {
        kind: 'transfer',
        recipient: 'Duetto B.V.',
        iban: 'NL91ABNA0417164300',
        bic: 'ABNANL2A',
        code: null,
        reference: 'D-77',
        expires: '2026-03-08T12:00:00Z',
      },
    })
    expect(await screen.findByRole('heading', { name: 'Pay €12.99 by bank transfer' })).toBeVisible()
    for (const text of ['NL91 ABNA 0417 1643 00', 'D-77', 'March 8, 2026', '€12.99'])
      expect(screen.getByText(text)).toBeVisible()
  })

  it('[PAY-03] explains an authorised payment and cancels it', async () => {
    const { user, calls } = back(
      { state: 'authorised', credits: 30 },
      { cancelPayment: refuse('unavailable'), getChats: () => ({ chats: [], total_unread: 0 }) },
    )
    expect(await screen.findByRole('heading', { name: '€12.99 is reserved' })).toHaveFocus()
    expect(screen.getByText(/your 30 credits as soon as we collect it/)).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Back to your messages' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel this payment' }))
    expect(calls.find(({ name }) => name === 'cancelPayment')).toMatchObject({ body: { payment: 5 } })
    expect(await screen.findByText('The payment could not be cancelled. Please try again.')).toBeVisible()
  })

  it('[PAY-03] shows the missing amount of a partial payment', async () => {
    back({ state: 'unknown', failure: 'amount_differs', received_minor: 600 })
    expect(await screen.findByRole('heading', { name: '€6.99 is still missing' })).toHaveFocus()
  })

  it('[PAY-03] explains a decline above the checkout and suggests the next method', async () => {
    const { user, visited, container } = back({ state: 'failed', failure: 'insufficient_funds' })
    expect(await screen.findByRole('heading', { name: 'The payment did not go through' })).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('not enough money')
    await orderButton('€9.74')
    await user.click(screen.getByRole('button', { name: 'Pay with credit card instead' }))
    await waitFor(() => expect(visited).toEqual(['/credits/p1/creditcard']))
    expect(await axeViolations(container)).toEqual([])
  })

  it.each([
    ['expired', 'This payment has expired'],
    ['charged_back', 'Your bank reversed this payment'],
    ['pending', 'Your payment is on its way'],
  ] as const)('[PAY-03] %s has a title', async (state, title) => {
    back({ state })
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus()
  })

  it('[PAY-03] shows the payment if the redirect result was used before', async () => {
    open('/credits/p1/googlepay?payment=5&redirectResult=used', {
      completePayment: refuse('unavailable'),
      getPayment: () => ({ payment: createPayment({ method: 'googlepay', state: 'paid' }) }),
    })
    expect(await screen.findByRole('heading', { name: 'Payment completed' })).toHaveFocus()
  })

  it('[PAY-03] sends the redirect result before polling', async () => {
    const { calls } = open('/credits/p1/googlepay?payment=5&redirectResult=X%2B1', {
      completePayment: () => ({ payment: createPayment({ state: 'paid' }) }),
      getPayment: () => ({ payment: createPayment({ method: 'googlepay', state: 'paid' }) }),
    })
    expect(await screen.findByRole('heading', { name: 'Payment completed' })).toHaveFocus()
    const names = calls.map(({ name }) => name)
    expect(calls.find(({ name }) => name === 'completePayment')).toMatchObject({
      body: { payment: 5, redirect_result: 'X+1' },
    })
    expect(names.indexOf('completePayment')).toBeLessThan(names.indexOf('getPayment'))
  })

  it('[PAY-03] links a completed payment to the conversation with a draft', async () => {
    const chat = (id: number, name: string, draft: string) => ({
      conversation: { id },
      profile: { name },
      draft,
    })
    back(
      { state: 'paid', receipt_number: '2026-000001' },
      { getChats: () => ({ chats: [chat(1, 'Ada', ''), chat(2, 'Ben', 'Hello, I')], total_unread: 0 }) },
    )
    expect(await screen.findByRole('link', { name: 'Keep writing to Ben' })).toHaveAttribute(
      'href',
      '/chats/2',
    )
    expect(within(screen.getByRole('status')).getByRole('heading')).toHaveTextContent('Payment completed')
  })
})
