import { screen, waitFor } from '@testing-library/react'
import { createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { PaymentsRoutes } from '../../routes'
import { createStore } from '../../store'
import { axeViolations, createPayment } from '../../testing'
import type { Answers } from '../../testing'

const order = {
  payment: 5,
  package: 'p1',
  credits: 30,
  method: 'creditcard',
  label: 'Visa •••• 4242',
  list_price_minor: 1299,
  surcharge_minor: 0,
  price_minor: 1299,
  currency: 'EUR',
  bought_at: '2026-02-27T12:00:00Z',
  debt_credits: 0,
  vat_permille: null,
}
const open = (answers: Answers = {}) =>
  renderRemote(<PaymentsRoutes />, {
    path: '/credits/repeat-order',
    user: createUser({ paid_user: true }),
    createStore,
    answers: { getRepeatOrder: () => ({ order }), ...answers },
  })

it('[PAY-05] [TRUST-04] shows package, card and total, and orders nothing on load', async () => {
  const { calls, container } = open()
  expect(await screen.findByRole('button', { name: 'Order and pay €12.99' })).toBeVisible()
  expect(screen.getByText('Visa •••• 4242 is charged immediately.')).toBeVisible()
  expect(screen.getByText('30 credits')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Right of withdrawal' })).toBeVisible()
  expect(calls.map(({ name }) => name)).toEqual(['getRepeatOrder'])
  expect(await axeViolations(container)).toEqual([])
})

it('[PAY-05] orders what is shown once and replaces the page with the result', async () => {
  const { calls, user, visited } = open({
    repeatOrder: () => ({ payment: createPayment({ payment_id: 9, state: 'paid' }) }),
  })
  await user.dblClick(await screen.findByRole('button', { name: 'Order and pay €12.99' }))
  expect(calls.filter(({ name }) => name === 'repeatOrder')).toEqual([
    { name: 'repeatOrder', body: { payment: 5, price_minor: 1299 }, key: expect.any(String) },
  ])
  expect(visited).toEqual(['/credits/p1/creditcard?payment=9'])
})

it('[PAY-05] resends an order without a response under its key', async () => {
  const { calls, user } = open({ repeatOrder: refuse('network') })
  const button = await screen.findByRole('button', { name: 'Order and pay €12.99' })
  await user.click(button)
  await screen.findByRole('alert')
  await user.click(button)
  const [first, second] = calls.filter(({ name }) => name === 'repeatOrder')
  expect(second?.key).toBe(first?.key)
})

it('[PAY-05] links a refused card to other methods', async () => {
  const { user } = open({ repeatOrder: refuse('recurring_failed') })
  await user.click(await screen.findByRole('button', { name: 'Order and pay €12.99' }))
  expect(await screen.findByRole('link', { name: 'Enter card details' })).toHaveAttribute(
    'href',
    '/credits/p1/creditcard',
  )
  expect(screen.getByRole('link', { name: 'PayPal' })).toHaveAttribute('href', '/credits/p1/paypal')
})

it('[PAY-05] after a refused card, shows that it is no longer stored and places a new order', async () => {
  let label: string | null = order.label
  const { calls, user } = open({
    getRepeatOrder: () => ({ order: { ...order, label } }),
    repeatOrder: () => {
      label = null
      return refuse('recurring_failed')()
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Order and pay €12.99' }))
  await screen.findByRole('alert')
  await waitFor(() => expect(screen.queryByText('Visa •••• 4242 is charged immediately.')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Order and pay €12.99' }))
  const [first, second] = calls.filter(({ name }) => name === 'repeatOrder')
  expect(second?.key).toEqual(expect.any(String))
  expect(second?.key).not.toBe(first?.key)
})

it('[PAY-05] does not charge an order that was repeated elsewhere, and shows a note', async () => {
  const { user } = open({ repeatOrder: refuse('conflict', { reason: 'repeated' }) })
  await user.click(await screen.findByRole('button', { name: 'Order and pay €12.99' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('has already been repeated')
  expect(screen.getByRole('button', { name: 'Order and pay €12.99' })).toBeDisabled()
})

it('[PAY-05] reloads an order that has changed', async () => {
  let price = 1299
  const { calls, user } = open({
    getRepeatOrder: () => ({ order: { ...order, price_minor: price } }),
    repeatOrder: () => {
      price = 1399
      return refuse('conflict')()
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Order and pay €12.99' }))
  expect(await screen.findByRole('button', { name: 'Order and pay €13.99' })).toBeVisible()
  expect(calls.filter(({ name }) => name === 'repeatOrder')).toHaveLength(1)
})

it('[PAY-05] explains that there is nothing to repeat', async () => {
  open({ getRepeatOrder: () => ({ order: null }) })
  expect(await screen.findByText('There is no earlier order to repeat')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Order and pay/ })).toBeNull()
})

it('[PAY-05] removes the stored card after a confirmation, then uses the payment page', async () => {
  let label: string | null = order.label
  const { calls, user, container } = open({
    getRepeatOrder: () => ({ order: { ...order, label } }),
    removeStoredMethod: () => {
      label = null
      return { ok: true }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove Visa •••• 4242' }))
  expect(await axeViolations(container)).toEqual([])
  for (const name of ['Keep', 'Close']) {
    await user.click(screen.getByRole('button', { name }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Remove Visa •••• 4242' }))
  }
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('You confirm the payment with credit card.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls.filter(({ name }) => name === 'removeStoredMethod')).toEqual([
    { name: 'removeStoredMethod', body: { method: 'creditcard' } },
  ])
})

it('[PAY-05] keeps a card that could not be removed, with the reason', async () => {
  const { user } = open({ removeStoredMethod: refuse('network') })
  await user.click(await screen.findByRole('button', { name: 'Remove Visa •••• 4242' }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByText('Visa •••• 4242 is charged immediately.')).toBeInTheDocument()
})

it('[ERROR-01] retries the last order that failed to load', async () => {
  const { calls, user } = open({ getRepeatOrder: refuse('unavailable') })
  const loads = () => calls.filter(({ name }) => name === 'getRepeatOrder').length
  const again = await screen.findByRole('button', { name: 'Try again' })
  const before = loads()
  await user.click(again)
  await waitFor(() => expect(loads()).toBe(before + 1))
})
