import { act, render, screen } from '@testing-library/react'
import { createUser, renderRemote } from '@duetto/shared/testing'
import type { Payment } from '@duetto/shared/contract'
import { PaymentsRoutes } from '../../routes'
import { createStore } from '../../store'
import { catalogue, createPayment } from '../../testing'
import { useFocusOnResult } from './useFocusOnResult'

const scrolled = jest.fn()
beforeEach(() => {
  jest.useFakeTimers()
  scrolled.mockClear()
  window.scrollTo = scrolled
})
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const focus = (name: string) => act(() => document.getElementById(name)?.focus())

const open = async () => {
  let arrive = (_: unknown) => {}
  renderRemote(
    <main id="page" tabIndex={-1}>
      <h1 id="title" tabIndex={-1}>
        Duetto
      </h1>
      <button id="control">Help</button>
      <PaymentsRoutes />
    </main>,
    {
      path: '/credits/p1/paypal?payment=5',
      user: createUser(),
      createStore,
      answers: { ...catalogue, getPayment: () => new Promise((resolve) => (arrive = resolve)) },
    },
  )
  const become = async (state: Payment['state']) => {
    arrive({ payment: createPayment({ method: 'paypal', state }) })
    await pass(0)
  }
  await pass(0)
  return become
}

describe.each([
  ['pending', 'Your payment is on its way'],
  ['requires_action', 'You have not paid yet'],
  ['paid', 'Payment completed'],
  ['failed', 'The payment did not go through'],
  ['cancelled', 'The payment was cancelled'],
] as const)('the result of a payment that is %s', (state, title) => {
  it.each(['title', 'page'])('[PAY-03] takes the focus from the %s', async (from) => {
    const become = await open()
    focus(from)
    await become(state)
    expect(screen.getByRole('heading', { name: title })).toHaveFocus()
    expect(scrolled).toHaveBeenCalledWith(0, 0)
  })

  it('[PAY-03] leaves focus and scroll position to a member who has moved on', async () => {
    const become = await open()
    focus('control')
    await become(state)
    expect(screen.getByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus()
    expect(scrolled).not.toHaveBeenCalled()
  })
})

it('[PAY-03] takes the focus once per state while the payment is polled', async () => {
  const become = await open()
  await become('pending')
  const heading = screen.getByRole('heading', { name: 'Your payment is on its way' })
  expect(heading).toHaveFocus()
  act(() => heading.blur())
  await pass(1500)
  await become('pending')
  expect(document.body).toHaveFocus()
  await pass(3000)
  await become('paid')
  expect(screen.getByRole('heading', { name: 'Payment completed' })).toHaveFocus()
})

it('[PAY-03] takes the focus again for another payment in the same state', () => {
  const Status = ({ payment }: { payment: number }) => (
    <h2 ref={useFocusOnResult(payment, 'failed')} tabIndex={-1}>
      Declined
    </h2>
  )
  const { rerender } = render(<Status payment={5} />)
  const heading = screen.getByRole('heading')
  act(() => heading.blur())
  rerender(<Status payment={6} />)
  expect(heading).toHaveFocus()
})
