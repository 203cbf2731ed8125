import { act, screen, waitFor } from '@testing-library/react'
import type { PaymentMethod } from '@duetto/shared/domain'
import { createUser, refuse, renderRemote, settle } from '@duetto/shared/testing'
import { PaymentsRoutes } from '../../routes'
import { withdrawalLeft } from '../../entities/transactions/withdrawalSlice'
import { createStore } from '../../store'
import { axeViolations, createPayment } from '../../testing'
import type { Answers } from '../../testing'
import { purchasesCsv } from './exportCsv'

const paid = createPayment({
  payment_id: 41,
  state: 'paid',
  paid_at: '2026-03-01T12:00:00Z',
  receipt_number: '2026-000007',
  withdraw_until: '2026-03-15T12:00:00Z',
  withdrawal: { credits: 29, refund_minor: 1256 },
})
const open = (path: string, answers: Answers) =>
  renderRemote(<PaymentsRoutes />, { path, user: createUser(), createStore, answers })

it('[PAY-11] [TRUST-05] withdraws from the chosen purchase after a confirmation', async () => {
  const other = { ...paid, payment_id: 40 }
  const { calls, user, container } = open('/transactions', {
    getTransactions: () => ({ transactions: [other, paid], entries: [] }),
    withdraw: () => ({
      payment: paid,
      refunded_minor: 1299,
      credits_taken: 30,
      reference: 'W-2026-000007',
      at: '2026-03-02T09:30:00Z',
    }),
  })
  const [, button] = await screen.findAllByRole('button', { name: 'Withdraw from contract here' })
  expect(await axeViolations(container)).toEqual([])
  if (button) await user.click(button)
  expect(calls.some(({ name }) => name === 'withdraw')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
  expect(calls.find(({ name }) => name === 'withdraw')).toEqual({
    name: 'withdraw',
    body: { payment: 41, confirm: true, refund_minor: 1256 },
    key: expect.any(String),
  })
  expect(await screen.findByText(/Reference W-2026-000007/)).toBeVisible()
})

it('[PAY-11] resends a withdrawal without a response under its key', async () => {
  const { calls, user } = open('/transactions', {
    getTransactions: () => ({ transactions: [paid], entries: [] }),
    withdraw: refuse('network'),
  })
  await user.click(await screen.findByRole('button', { name: 'Withdraw from contract here' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('You get €12.56 back for 29 unused credits')
  for (const name of ['Keep my credits', 'Close']) {
    await user.click(screen.getByRole('button', { name }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Withdraw from contract here' }))
  }
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
  const [first, second] = calls.filter(({ name }) => name === 'withdraw')
  expect(second?.key).toBe(first?.key)
})

it('[TRUST-05] shows the new amount if a withdrawal’s amount has changed, and confirms it with a new key', async () => {
  const details = { refund_minor: 866, credits: 20 }
  const { calls, user } = open('/transactions', {
    getTransactions: () => ({ transactions: [paid], entries: [] }),
    withdraw: refuse('conflict', details),
  })
  await user.click(await screen.findByRole('button', { name: 'Withdraw from contract here' }))
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The amount has changed')
  expect(screen.getByRole('dialog')).toHaveTextContent('You get €8.66 back for 20 unused credits')
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
  const [first, second] = calls.filter(({ name }) => name === 'withdraw')
  expect(second?.body).toMatchObject({ refund_minor: 866 })
  expect(second?.key).not.toBe(first?.key)
})

it.each(['/transactions/999999', '/credits/p1?payment=999999'])(
  '[TRUST-11] %s explains that the purchase does not exist and links to the others',
  async (path) => {
    open(path, { getTransactions: refuse('not_found'), getPayment: refuse('not_found') })
    expect(
      await screen.findByText('This purchase does not exist, or it belongs to another account.'),
    ).toBeVisible()
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/transactions'])
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)

it('[PAY-11] after its page was left, a withdrawal only refreshes the balance', async () => {
  let answer: (value: object) => void = () => undefined
  const { calls, platform, store, user } = open('/transactions', {
    getTransactions: () => ({ transactions: [paid], entries: [] }),
    withdraw: () => new Promise((resolve) => (answer = resolve)),
  })
  await user.click(await screen.findByRole('button', { name: 'Withdraw from contract here' }))
  await user.click(screen.getByRole('button', { name: 'Confirm withdrawal' }))
  act(() => void store?.dispatch(withdrawalLeft()))
  const before = calls.length
  const balances: number[] = []
  platform.bus.on('credits-changed', ({ credits }) => balances.push(credits))
  await act(async () => {
    answer({
      payment: paid,
      refunded_minor: 1299,
      credits_taken: 30,
      reference: 'W-1',
      at: '2026-03-02T09:30:00Z',
    })
    await settle()
  })
  expect(screen.queryByText(/Reference W-1/)).toBeNull()
  expect(calls.slice(before).map(({ name }) => name)).not.toContain('getTransactions')
  expect(balances).toHaveLength(1)
})

it('[PAY-10] links each purchase, and open ones to their payment', async () => {
  open('/transactions', {
    getTransactions: () => ({
      transactions: [
        createPayment({ state: 'requires_action' }),
        createPayment({ payment_id: 6, state: 'expired' }),
      ],
      entries: [],
    }),
  })
  expect(await screen.findByText('Not paid yet')).toBeVisible()
  expect(screen.getByText('Expired')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pay or cancel' })).toHaveAttribute(
    'href',
    '/credits/p1/creditcard?payment=5',
  )
  expect(screen.getAllByRole('link', { name: 'Details' })[1]).toHaveAttribute('href', '/transactions/6')
})

it('[PAY-10] shows receipt and credit movements of a purchase', async () => {
  const { container } = open('/transactions/41', {
    getTransactions: () => ({
      transactions: [{ ...paid, debt_credits: 2 }],
      entries: [
        { at: '2026-03-01T12:00:00Z', kind: 'purchase', credits: 30, balance: 30 },
        { at: '2026-03-01T12:00:00Z', kind: 'debt', credits: -2, balance: 28 },
      ],
    }),
  })
  expect(await screen.findByRole('heading', { name: 'Receipt 2026-000007' })).toBeVisible()
  expect(screen.getByText('For a purchase that was charged back')).toBeVisible()
  expect(screen.getByText('balance 28')).toBeVisible()
  expect(screen.getByText('+30')).toBeVisible()
  expect(screen.getByText('−2')).toBeVisible()
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('€12.99')
  expect(await axeViolations(container)).toEqual([])
})

it('[PAY-10] links the PDF receipt from list and purchase, and shows VAT if configured', async () => {
  const answers = { getTransactions: () => ({ transactions: [{ ...paid, vat_permille: 210 }], entries: [] }) }
  const { unmount } = open('/transactions', answers)
  const link = await screen.findByRole('link', { name: 'Receipt (PDF) 2026-000007' })
  expect(screen.getByRole('listitem')).toHaveTextContent('€12.99')
  expect(link).toHaveAttribute('href', '/api/receipt.php?id=41')
  expect(link).toHaveAttribute('download')
  unmount()
  open('/transactions/41', answers)
  expect(await screen.findByRole('link', { name: 'Receipt (PDF)' })).toHaveAttribute(
    'href',
    '/api/receipt.php?id=41',
  )
  expect(screen.getByText('VAT included (21%)').nextElementSibling).toHaveTextContent('€2.25')
})

it('[PAY-10] exports all purchases as CSV without formulas', () => {
  const [head, line] = purchasesCsv([{ ...paid, receipt_number: '=1,"x"' }]).split('\r\n')
  expect(head).toContain('receipt_number,credits')
  expect(line).toContain(
    `41,2026-03-01T12:00:00.000Z,2026-03-01T12:00:00Z,"'=1,""x""",30,creditcard,EUR,1299`,
  )
})

it('[PAY-10] downloads the list and prints a receipt', async () => {
  const saved: string[] = []
  const objectUrls = { createObjectURL: () => 'blob:purchases', revokeObjectURL: () => undefined }
  Object.assign(URL, objectUrls)
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`)
  })
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
  const getTransactions = () => ({ transactions: [paid], entries: [] })
  const list = open('/transactions', { getTransactions })
  await list.user.click(await screen.findByRole('button', { name: 'Export as CSV' }))
  expect(saved).toEqual(['purchases.csv blob:purchases'])
  list.unmount()
  const one = open('/transactions/41', { getTransactions })
  await one.user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
  jest.restoreAllMocks()
})

it('[SPLIT-02] lists a purchase by an unknown method', async () => {
  const newer = createPayment({ state: 'paid', method: 'shells' as PaymentMethod })
  open('/transactions', { getTransactions: () => ({ transactions: [newer], entries: [] }) })
  expect(await screen.findByText('30 credits, another method')).toBeVisible()
})

it('[ERROR-01] retries purchases that failed to load', async () => {
  const { calls, user } = open('/transactions', { getTransactions: refuse('unavailable') })
  const loads = () => calls.filter(({ name }) => name === 'getTransactions').length
  const again = await screen.findByRole('button', { name: 'Try again' })
  const before = loads()
  await user.click(again)
  await waitFor(() => expect(loads()).toBe(before + 1))
})
