import { findCard, grouped } from '../cards'
import { slowMs } from '../faults'
import { deliveryModes } from '../webhooks'
import type { SandboxRequest, SandboxResponse } from '../http'
import type { Sandbox } from '../sandbox'
import { outcomes } from '../types'
import type { Outcome, Payment } from '../types'
import { cardPage } from './card'
import { challengePage } from './challenge'
import { consolePage } from './console'
import { donePage } from './done'
import { isValidCode } from './codes'
import { outcomePage } from './outcome'

const page = (html: (nonce: string) => string, payment?: Payment): SandboxResponse => ({
  status: 200,
  html,
  formTarget: payment?.return_url,
})

export const handlePage = (sandbox: Sandbox, { method, path, body }: SandboxRequest): SandboxResponse => {
  const form = new URLSearchParams(body)
  const [, root, id = '', step] = path.split('/')
  if (root === 'pay') {
    const payment = sandbox.store.payment(id)
    if (!payment) return { status: 404, html: (nonce) => donePage(nonce, null) }
    return method === 'POST' ? pay(sandbox, payment, form, step) : show(payment)
  }
  if (root === 'console' && method === 'POST') return control(sandbox, form)
  if (path === '/') return page((nonce) => consolePage(nonce, sandbox))
  return { status: 404, html: (nonce) => donePage(nonce, null) }
}

const show = (payment: Payment): SandboxResponse => {
  if (payment.state !== 'requires_action') return page((nonce) => donePage(nonce, payment), payment)
  return page(
    (nonce) => (payment.family === 'card' ? cardPage(nonce, payment) : outcomePage(nonce, payment)),
    payment,
  )
}

const isOutcome = (value: string | null): value is Outcome => outcomes.some((outcome) => outcome === value)

const pay = (
  { payments }: Sandbox,
  payment: Payment,
  form: URLSearchParams,
  step?: string,
): SandboxResponse => {
  if (payment.state !== 'requires_action') return { redirect: payment.return_url }
  const chosen = form.get('outcome')
  if (isOutcome(chosen)) {
    const number = form.get('card')
    const payer = number ? { label: `Visa •••• ${number.slice(-4)}` } : undefined
    payments.settle(payment.id, chosenOutcome(payment, chosen, form), payer)
    return { redirect: payment.return_url }
  }
  if (payment.family !== 'card' || step) return show(payment)
  return payByCard(payments, payment, form)
}

const chosenOutcome = (payment: Payment, chosen: Outcome, form: URLSearchParams): Outcome => {
  if (chosen !== 'ok') return chosen
  const code = form.get('code')?.replace(/\D/g, '')
  if (code !== undefined && !isValidCode(payment, code)) return 'authentication_failed'
  return findCard(form.get('card') ?? '')?.afterChallenge ?? chosen
}

const payByCard = (
  payments: Sandbox['payments'],
  payment: Payment,
  form: URLSearchParams,
): SandboxResponse => {
  const number = (form.get('use') ?? form.get('number') ?? '').replace(/\D/g, '')
  const card = findCard(number)
  if (!card) {
    const error = 'This is not a test card. Choose one of the cards below.'
    return page((nonce) => cardPage(nonce, payment, { error, number: grouped(number) }), payment)
  }
  if (card.outcome === 'challenge') return page((nonce) => challengePage(nonce, payment, number), payment)
  payments.settle(payment.id, card.outcome, {
    label: `Visa •••• ${number.slice(-4)}`,
    failsLater: card.failsLater,
  })
  return { redirect: payment.return_url }
}

const hourMs = 3_600_000

const control = ({ payments, webhooks, faults }: Sandbox, form: URLSearchParams): SandboxResponse => {
  const mode = deliveryModes.find((each) => each === form.get('mode'))
  const outcome = form.get('outcome')
  const replay = form.get('replay')
  if (mode) webhooks.mode = mode
  if (replay) webhooks.resend(replay)
  const hours = Number(form.get('travel'))
  if (hours > 0) payments.advanceClock(hours * hourMs)
  const fault = form.get('fault')
  if (fault === 'away') faults.isAway = !faults.isAway
  if (fault === 'slow') faults.latencyMs = faults.latencyMs > 0 ? 0 : slowMs
  if (fault === 'refunds') faults.refusesRefunds = !faults.refusesRefunds
  if (isOutcome(outcome)) payments.settle(form.get('payment') ?? '', outcome)
  return { redirect: '/' }
}
