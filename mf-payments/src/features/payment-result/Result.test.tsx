import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { User } from '@duetto/shared/contract'
import { storeWaitingMessage } from '@duetto/shared/platform'
import { createUser, refuse, renderRemote, testNow } from '@duetto/shared/testing'
import { PaymentsRoutes } from '../../routes'
import { createStore } from '../../store'
import { catalogue, createPayment } from '../../testing'
import type { Answers } from '../../testing'

const open = (answers: Answers, user = createUser()) =>
  renderRemote(<PaymentsRoutes />, {
    path: '/credits/p1/paypal?payment=5',
    user,
    createStore,
    answers: { ...catalogue, ...answers },
  })
const back = (
  payment: Parameters<typeof createPayment>[0],
  answers: Answers = {},
  user: User = createUser(),
) =>
  open({ getPayment: () => ({ payment: createPayment({ method: 'paypal', ...payment }) }), ...answers }, user)

const instructions = {
  kind: 'transfer' as const,
  recipient: 'Duetto B.V.',
  iban: 'NL91ABNA0417164300',
  bic: 'ABNANL2A',
  code: null,
  reference: 'D-77',
  expires: '2026-03-08T12:00:00Z',
}

beforeEach(() => {
  window.scrollTo = () => undefined
})

describe('the result', () => {
  it('shows that the payment is being checked', async () => {
    open({ getPayment: () => new Promise(() => undefined) })
    expect(await screen.findByRole('status')).toHaveTextContent('Checking your payment')
  })

  it('[ERROR-01] explains a failed load and retries', async () => {
    const { user, calls } = open({ getPayment: refuse('internal') })
    expect(
      await screen.findByRole('heading', { name: 'The payment status could not be loaded' }),
    ).toBeVisible()
    expect(screen.getByText('An error occurred, please try again later.')).toBeVisible()
    const requestCount = () => calls.filter(({ name }) => name === 'getPayment').length
    const before = requestCount()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(requestCount()).toBe(before + 1))
  })

  it('stops polling when the page is left', async () => {
    const { unmount, store } = back({ state: 'pending' })
    await screen.findByRole('heading', { name: 'Your payment is on its way' })
    const followed = () => (store?.getState() as { payment: { payment: unknown } }).payment.payment
    expect(followed()).not.toBeNull()
    unmount()
    expect(followed()).toBeNull()
  })
})

describe('an authorised payment', () => {
  afterEach(() => jest.useRealTimers())

  it('[PAY-03] is polled until the bank has released it after cancelling', async () => {
    jest.useFakeTimers()
    const held = createPayment({ method: 'paypal', state: 'authorised' })
    let now = held
    open({
      getPayment: () => ({ payment: now }),
      cancelPayment: () => ({ payment: (now = { ...held, hold_decision: 'release' }) }),
    })
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
    await pass(0)
    expect(screen.getByRole('heading', { name: '€12.99 is reserved' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel this payment' }))
    await pass(0)
    expect(screen.getByRole('heading', { name: 'Your payment is being cancelled' })).toBeVisible()
    expect(screen.getByText(/asked your bank to release €12\.99/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel this payment' })).toBeNull()
    now = { ...held, state: 'cancelled' }
    await pass(15_000)
    expect(screen.getByRole('heading', { name: 'The payment was cancelled' })).toBeVisible()
  })

  it('[PAY-03] cannot be cancelled during the capture', async () => {
    back({ state: 'authorised', hold_decision: 'capture' })
    expect(await screen.findByRole('heading', { name: 'Your payment is on its way' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel this payment' })).toBeNull()
  })
})

describe('a failed payment', () => {
  it.each([
    ['declined', /The payment was declined/],
    ['insufficient_funds', /There is not enough money/],
    ['card_expired', /The card has expired or was reported lost/],
    ['card_lost', /The card has expired or was reported lost/],
    ['authentication_failed', /Your bank could not confirm the payment/],
  ])('[PAY-03] explains %s without a charge', async (failure, reason) => {
    back({ state: 'failed', failure })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(reason)
    expect(alert).toHaveTextContent('Nothing was charged.')
  })

  it('[PAY-03] shows no reason of the bank when cancelled', async () => {
    back({ state: 'cancelled', failure: 'declined' })
    expect(await screen.findByRole('alert')).not.toHaveTextContent(/bank/)
  })

  it('[PAY-03] replaces the URL when another method is chosen', async () => {
    const { user, platform } = back({ state: 'failed', failure: 'declined' })
    const replace = jest.spyOn(platform.navigation, 'replace')
    await user.click(await screen.findByRole('button', { name: /^Pay with .* instead$/ }))
    expect(replace).toHaveBeenCalledTimes(1)
  })
})

describe('a failed payment of a message', () => {
  const order = (isInPlace: boolean) => {
    const waiting = { userId: 7, profileId: 11, name: 'Clara', key: 'k1', text: 'Hello', credits: 1 }
    storeWaitingMessage({
      ...waiting,
      needsNotice: false,
      order: { payment: 5, sends: true, at: testNow, isInPlace },
    })
  }
  beforeEach(() => localStorage.clear())

  it.each(['failed', 'cancelled', 'expired'] as const)(
    '[PAY-03] leads back to the conversation that it was ordered in: %s',
    async (state) => {
      order(true)
      const { visited } = back({ state, failure: 'declined' }, {}, createUser({ id: 7 }))
      await waitFor(() => expect(visited).toEqual(['/members/11/chat']))
    },
  )

  it('[PAY-03] leads back to the conversation that it was ordered in: cancelled on this page', async () => {
    order(true)
    const cancelPayment = () => ({ payment: createPayment({ state: 'cancelled' }) })
    const { user, visited } = back({ state: 'requires_action' }, { cancelPayment }, createUser({ id: 7 }))
    await user.click(await screen.findByRole('button', { name: 'Cancel this payment' }))
    await waitFor(() => expect(visited).toEqual(['/members/11/chat']))
  })

  it('[PAY-03] stays on this page if the order was placed at the checkout', async () => {
    order(false)
    const { visited } = back({ state: 'failed', failure: 'declined' }, {}, createUser({ id: 7 }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged.')
    expect(screen.getByRole('link', { name: 'Back to Clara' })).toBeVisible()
    expect(visited).toEqual([])
  })
})

describe('an open payment', () => {
  it('[PAY-03] has no link without a page at the bank', async () => {
    back({ state: 'requires_action', redirect_url: null })
    await screen.findByRole('heading', { name: 'You have not paid yet' })
    expect(screen.queryByRole('link', { name: /Continue with/ })).toBeNull()
  })

  it('[PAY-03] reports a failed cancellation and retries', async () => {
    const { user } = back({ state: 'requires_action' }, { cancelPayment: refuse('unavailable') })
    const cancel = await screen.findByRole('button', { name: 'Cancel this payment' })
    await user.click(cancel)
    expect(await screen.findByText('The payment could not be cancelled. Please try again.')).toBeVisible()
    expect(cancel).toBeEnabled()
  })

  it.each([
    ['transfer', 'Pay €12.99 by bank transfer'],
    ['voucher', 'Pay €12.99 with your voucher'],
  ] as const)('[PAY-03] explains how to pay by %s', async (kind, title) => {
    back({ state: 'requires_action', instructions: { ...instructions, kind } })
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByText(/credits/i, { selector: 'p' })).toBeVisible()
  })
})
