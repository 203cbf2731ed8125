import { screen } from '@testing-library/react'
import { createUser, refuse, renderRemote } from '@duetto/shared/testing'
import { PaymentsRoutes } from '../../routes'
import { createStore } from '../../store'
import { axeViolations, catalogue, createPayment } from '../../testing'
import type { Answers } from '../../testing'
import { checkIban, groupIban, isMobileNumber } from './formats'

const waiting = {
  payment: createPayment({ payment_id: 8, method: 'directdebit', state: 'created', price: 974 }),
  phone_hint: '+39 ••• 567',
  iban_hint: 'IT•• •••• 3456',
  tries_left: 5,
  code_expires: '2026-03-01T12:10:00Z',
  now: '2026-03-01T12:00:00Z',
}
const open = (path: string, answers: Answers = {}) =>
  renderRemote(<PaymentsRoutes />, {
    path,
    user: createUser(),
    createStore,
    answers: { ...catalogue, ...answers },
  })
type View = ReturnType<typeof open>

const fill = async ({ user }: View, iban = 'IT60 X054 2811 1010 0000 0123 456') => {
  await user.type(await screen.findByLabelText('IBAN'), iban)
  await user.type(screen.getByLabelText('Account holder'), 'Anna Rossi')
  await user.type(screen.getByLabelText('Mobile number'), '333 123 4567')
}
const send = () => screen.getByRole('button', { name: 'Send me the code' })
const sent = ({ calls }: View) => calls.filter(({ name }) => name === 'startDirectDebit')

it('[TRUST-11] retries packages that failed to load', async () => {
  let calls = 0
  const view = open('/directdebit?package=p1', {
    getPackages: () => {
      calls += 1
      return calls === 1 ? refuse('unavailable')() : catalogue.getPackages()
    },
  })
  await view.user.click(await screen.findByRole('button', { name: /again/i }))
  expect(await screen.findByLabelText('IBAN')).toBeVisible()
})

it('[PAY-06] sends nothing without consent', async () => {
  const view = open('/directdebit?package=p1')
  await fill(view)
  await view.user.click(send())
  expect(sent(view)).toEqual([])
  expect(screen.getByText(/Please tick this box/)).toBeVisible()
  expect(await axeViolations(view.container)).toEqual([])
})

it('[PAY-06] validates the account number while typing, and shows bank and country', async () => {
  const view = open('/directdebit?package=p1')
  await fill(view)
  expect(await screen.findByText('05428, Italy')).toBeVisible()
  await view.user.clear(screen.getByLabelText('IBAN'))
  await view.user.type(screen.getByLabelText('IBAN'), 'IT60 X054 2811 1010 0000 0123 457')
  await view.user.tab()
  expect(await screen.findByText(/This IBAN is incomplete or mistyped/)).toBeVisible()
})

it.each(['12', '06 1234', '333 12', 'phone'])(
  '[PAY-06] rejects %s, which is not a mobile number',
  async (phone) => {
    const view = open('/directdebit?package=p1')
    await fill(view)
    await view.user.clear(screen.getByLabelText('Mobile number'))
    await view.user.type(screen.getByLabelText('Mobile number'), phone)
    await view.user.click(screen.getByRole('checkbox'))
    await view.user.click(send())
    expect(screen.getByLabelText('Mobile number')).toBeInvalid()
    expect(sent(view)).toEqual([])
  },
)

it('[PAY-06] retries without a response under the same key', async () => {
  const view = open('/directdebit?package=p1', { startDirectDebit: refuse('network') })
  await fill(view)
  await view.user.click(screen.getByRole('checkbox'))
  await view.user.click(send())
  await screen.findByRole('alert')
  await view.user.click(send())
  const [first, second] = sent(view)
  expect(first).toMatchObject({ body: { agreement: true, package: 'p1', price_minor: 974 } })
  expect(second?.key).toBe(first?.key)
})

it('[PAY-06] continues after a reload: resends the code and confirms', async () => {
  const view = open('/directdebit?package=p1&payment=8', {
    getDirectDebit: () => waiting,
    sendDirectDebitCode: () => waiting,
    confirmDirectDebit: refuse('sms_code_invalid', { tries_left: 3 }),
  })
  expect(await screen.findByText(/We sent a 6-digit code to \+39/)).toBeVisible()
  await view.user.click(screen.getByRole('button', { name: 'Send another code' }))
  expect(await screen.findByText('We sent another code to +39 ••• 567.')).toBeVisible()
  await view.user.type(screen.getByRole('textbox', { name: /Code/ }), '123456')
  await view.user.click(screen.getByRole('button', { name: 'Order and pay €9.74' }))
  expect(view.calls.at(-1)).toMatchObject({
    name: 'confirmDirectDebit',
    body: { payment: 8, sms_code: '123456' },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('3 tries left')
})

it('[PAY-06] asks for the code, and returns to the form without ordering', async () => {
  const view = open('/directdebit?package=p1', { startDirectDebit: () => waiting })
  await fill(view)
  await view.user.click(screen.getByRole('checkbox'))
  await view.user.click(send())
  expect(await screen.findByText(/We sent a 6-digit code to \+39/)).toBeVisible()
  expect(view.visited).toEqual(['/directdebit?package=p1&payment=8'])
  await view.user.click(screen.getByRole('button', { name: 'Change my details' }))
  expect(await screen.findByLabelText('IBAN')).toHaveValue('IT60 X054 2811 1010 0000 0123 456')
  expect(sent(view)).toHaveLength(1)
})

it.each([
  ['DE89 3704 0044 0532 0130 00', { status: 'ok', country: 'DE', bank: '37040044' }],
  ['IBAN:\u00a0DE89\u202f3704 0044\t0532–0130.00\u200b', { status: 'ok', country: 'DE', bank: '37040044' }],
  ['MD24 AG00 0225 1000 1310 4168', { status: 'ok', country: 'MD', bank: 'AG' }],
  ['it60x0542811101000000123456', { status: 'ok', country: 'IT', bank: '05428' }],
  ['BR15 0000 0000 0000 1093 2840 814P 2', { status: 'not_sepa', country: 'BR' }],
  ['DE89 3704 0044 0532 0130 01', { status: 'wrong' }],
  ['', { status: 'wrong' }],
])('[PAY-06] reads %s', (text, finding) => expect(checkIban(text)).toEqual(finding))

it('[PAY-06] groups account numbers and recognises mobile numbers', () => {
  expect(groupIban('nl91abna0417164300')).toBe('NL91 ABNA 0417 1643 00')
  expect(isMobileNumber('06 1234 5678', 'NL')).toBe(true)
  expect(isMobileNumber('+39 333 123 4567', 'NL')).toBe(true)
  expect(groupIban('IBAN: nl91\u00a0abna\u20090417164300')).toBe('NL91 ABNA 0417 1643 00')
  expect(isMobileNumber('\u202a0031\u00a06 １２３４ 5678\u202c', 'US')).toBe(true)
  expect(isMobileNumber('12', 'NL')).toBe(false)
})
