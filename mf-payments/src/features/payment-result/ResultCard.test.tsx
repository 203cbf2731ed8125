import { screen } from '@testing-library/react'
import { createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { PaymentsRoutes } from '../../routes'
import { createStore } from '../../store'
import { catalogue, createPayment } from '../../testing'
import type { Answers } from '../../testing'

const back = (payment: Parameters<typeof createPayment>[0], answers: Answers = {}) =>
  renderRemote(<PaymentsRoutes />, {
    path: '/credits/p1/paypal?payment=5',
    user: createUser(),
    createStore,
    answers: {
      ...catalogue,
      getPayment: () => ({ payment: createPayment({ method: 'paypal', ...payment }) }),
      ...answers,
    },
  })

beforeEach(() => {
  window.scrollTo = () => undefined
})

it('[PAY-03] shows credits after a debt, the receipt and a link for a completed payment', async () => {
  back({ state: 'paid', debt_credits: 10, receipt_number: '2026-17' })
  expect(await screen.findByText(/^20 credits are yours/)).toBeVisible()
  expect(screen.getByText(/^10 credits went towards an earlier purchase/)).toBeVisible()
  expect(screen.getByText('Receipt 2026-17')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See purchases' })).toHaveAttribute('href', '/transactions/5')
})

it('[PAY-03] does not mention a debt without one', async () => {
  back({ state: 'paid' })
  expect(await screen.findByText(/^30 credits are yours/)).toBeVisible()
  expect(screen.queryByText(/earlier purchase/)).toBeNull()
})

it('[PAY-03] shows the refunded amount, not the price', async () => {
  back({ state: 'refunded', refunded_minor: 500 })
  expect(await screen.findByText(/€5\.00 is on its way back/)).toBeVisible()
})

it('[PAY-03] shows how to pay the rest of a partial payment', async () => {
  const instructions = {
    kind: 'transfer' as const,
    recipient: 'Duetto B.V.',
    iban: 'NL91ABNA0417164300',
    bic: null,
    code: null,
    reference: 'D-77',
    expires: '2026-03-08T12:00:00Z',
  }
  back({ state: 'unknown', failure: 'amount_differs', received_minor: 600, instructions })
  expect(await screen.findByText('D-77')).toBeVisible()
  expect(screen.getByText('€6.99', { selector: 'dd' })).toBeVisible()
  expect(screen.getByText(/^€6\.00 of €12\.99 has arrived/)).toBeVisible()
})

it('[PAY-03] shows pending credits of an authorised payment and a failed cancellation', async () => {
  const { user } = back({ state: 'authorised', debt_credits: 10 }, { cancelPayment: refuse('unavailable') })
  expect(await screen.findByText(/You get your 20 credits/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cancel this payment' }))
  expect(await screen.findByText('The payment could not be cancelled. Please try again.')).toBeVisible()
})

it('[PAY-03] keeps the package when changing the method of an open payment', async () => {
  back({ state: 'requires_action', package: 'p0' })
  expect(await screen.findByRole('link', { name: 'Choose another method' })).toHaveAttribute(
    'href',
    '/credits/p0',
  )
})
