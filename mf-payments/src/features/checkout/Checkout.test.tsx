import { screen, waitFor, within } from '@testing-library/react'
import type { PaymentMethod } from '@duetto/shared/domain'
import { makeUser, refuse, renderRemote } from '@duetto/shared/testing'
import { PaymentsRoutes } from '../../routes'
import { createStore } from '../../store'
import { axeViolations, catalogue, makeMethod, makePayment } from '../../testing'
import type { Answers } from '../../testing'

const open = (path: string, answers: Answers = {}) =>
  renderRemote(<PaymentsRoutes />, {
    path,
    user: makeUser(),
    createStore,
    answers: { ...catalogue, ...answers },
  })
const orderButton = (price: string) => screen.findByRole('button', { name: `Order and pay ${price}` })

describe('the checkout', () => {
  it('[TRUST-04] orders the package by the method at the total that stands beside the button', async () => {
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
    '[PAY-03] an order without an answer (%s) keeps its key; another package, or a refusal, gets a new one',
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

  it('[PAY-03] the same order started on another visit gets a new key', async () => {
    const keyOf = async (): Promise<string | undefined> => {
      const { calls, user, unmount } = open('/credits/p1/creditcard', { startPayment: refuse('network') })
      await user.click(await orderButton('€9.74'))
      await screen.findByRole('alert')
      unmount()
      return calls.find(({ name }) => name === 'startPayment')?.key
    }
    expect(await keyOf()).not.toBe(await keyOf())
  })

  it('says that the packages are loading', async () => {
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

  it('[PAY-04] a surcharge is in the total and is named; without one nothing is said of it', async () => {
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

  it('[PAY-02] the method used last comes first and is chosen; another one goes to its address', async () => {
    const { visited, user } = open('/credits/p1', {
      getPaymentMethods: () => ({ ...catalogue.getPaymentMethods(), last_method: 'paypal' }),
    })
    const [first] = await screen.findAllByRole('radio', { name: /PayPal|Credit card|Direct debit/ })
    expect(first).toBeChecked()
    await user.click(screen.getByRole('radio', { name: /Credit card/ }))
    await waitFor(() => expect(visited).toEqual(['/credits/p1/creditcard']))
  })

  it('[SPLIT-02] leaves out a method that a newer API offers and this build cannot show', async () => {
    const { methods, ...others } = catalogue.getPaymentMethods()
    const newer = makeMethod('shells' as PaymentMethod)
    open('/credits/p1', { getPaymentMethods: () => ({ ...others, methods: [newer, ...methods] }) })
    await screen.findByRole('radio', { name: /Credit card/ })
    expect(screen.queryByRole('radio', { name: /Another method/ })).toBeNull()
  })

  it('[PAY-06] a debit goes on to its own form', async () => {
    const { visited, calls, user } = open('/credits/p1/directdebit')
    await user.click(await orderButton('€9.74'))
    expect(visited).toEqual(['/directdebit?package=p1'])
    expect(calls.some(({ name }) => name === 'startPayment')).toBe(false)
  })

  it('[TRUST-04] names the VAT in the total where it is set, and none else', async () => {
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

  it('says before the order that credits go to an earlier purchase', async () => {
    open('/credits/p1/creditcard', {
      getPackages: () => ({ ...catalogue.getPackages(), debt_credits: 12 }),
    })
    expect(
      await screen.findByText(/12 credits from this package cover an earlier purchase/),
    ).toHaveTextContent('You get 18 credits')
  })
})

describe('coming back from the provider', () => {
  const back = (payment: Parameters<typeof makePayment>[0], answers: Answers = {}) =>
    open('/credits/p1/paypal?payment=5', {
      getPayment: () => ({ payment: makePayment({ method: 'paypal', ...payment }) }),
      ...answers,
    })
  const scrolled = jest.fn()
  beforeEach(() => {
    scrolled.mockClear()
    window.scrollTo = scrolled
  })

  it('[PAY-03] a payment that nobody made is called that, with the way on, another method and an end', async () => {
    const { user, calls, container } = back(
      { state: 'requires_action', redirect_url: 'https://pay.test/5' },
      { cancelPayment: () => ({ payment: makePayment({ method: 'paypal', state: 'cancelled' }) }) },
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

  it('[PAY-03] a transfer says what to pay, where, with which reference and by when', async () => {
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

  it('[PAY-03] reserved money says so, without credits yet, and can be cancelled', async () => {
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

  it('[PAY-03] a partial payment says what is missing', async () => {
    back({ state: 'unknown', failure: 'amount_differs', received_minor: 600 })
    expect(await screen.findByRole('heading', { name: '€6.99 is still missing' })).toHaveFocus()
  })

  it('[PAY-03] a decline keeps the checkout, says why, and proposes the next method by its name', async () => {
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
  ] as const)('[PAY-03] %s has a name of its own', async (state, title) => {
    back({ state })
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus()
  })

  it('[PAY-03] what the bank’s page gave back and was used before does not hide how the payment stands', async () => {
    open('/credits/p1/googlepay?payment=5&redirectResult=used', {
      completePayment: refuse('unavailable'),
      getPayment: () => ({ payment: makePayment({ method: 'googlepay', state: 'paid' }) }),
    })
    expect(await screen.findByRole('heading', { name: 'Payment completed' })).toHaveFocus()
  })

  it('[PAY-03] what the bank’s page gave back goes to the provider before the result is asked for', async () => {
    const { calls } = open('/credits/p1/googlepay?payment=5&redirectResult=X%2B1', {
      completePayment: () => ({ payment: makePayment({ state: 'paid' }) }),
      getPayment: () => ({ payment: makePayment({ method: 'googlepay', state: 'paid' }) }),
    })
    expect(await screen.findByRole('heading', { name: 'Payment completed' })).toHaveFocus()
    const names = calls.map(({ name }) => name)
    expect(calls.find(({ name }) => name === 'completePayment')).toMatchObject({
      body: { payment: 5, redirect_result: 'X+1' },
    })
    expect(names.indexOf('completePayment')).toBeLessThan(names.indexOf('getPayment'))
  })

  it('[PAY-03] a completed one leads back to the person one was writing to', async () => {
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
