import { findCard, grouped } from '../cards'
import { slowMs } from '../faults'
import { deliveryModes } from '../notices'
import type { DeliveryMode } from '../notices'
import type { Answer, Asked, Sandbox } from '../Sandbox'
import { outcomes } from '../types'
import type { Outcome, Payment } from '../types'
import { cardPage } from './card'
import { challengePage } from './challenge'
import { consolePage } from './console'
import { donePage } from './done'
import { isRightCode } from './codes'
import { outcomePage } from './outcome'

const page = (html: (nonce: string) => string, payment?: Payment): Answer => ({
  status: 200,
  html,
  formTarget: payment?.return_url,
})

/** The pages for people: the payment pages, and the console. */
export const answerPage = (sandbox: Sandbox, asked: Asked): Answer => {
  const { method, path, body } = asked
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

const show = (payment: Payment): Answer => {
  if (payment.state !== 'requires_action') return page((nonce) => donePage(nonce, payment), payment)
  return page(
    (nonce) => (payment.family === 'card' ? cardPage(nonce, payment) : outcomePage(nonce, payment)),
    payment,
  )
}

const isOutcome = (value: unknown): value is Outcome => outcomes.includes(value as Outcome)

const pay = ({ payments }: Sandbox, payment: Payment, form: URLSearchParams, step?: string): Answer => {
  if (payment.state !== 'requires_action') return { redirect: payment.return_url }
  const chosen = form.get('outcome')
  if (isOutcome(chosen)) {
    const number = form.get('card')
    const payer = number ? { label: `Visa •••• ${number.slice(-4)}` } : undefined
    payments.settle(payment.id, outcomeOf(payment, chosen, form), payer)
    return { redirect: payment.return_url }
  }
  if (payment.family !== 'card' || step) return show(payment)
  return payByCard(payments, payment, form)
}

/** A wrong code, or a bank that declines afterwards, overrides the chosen outcome. */
const outcomeOf = (payment: Payment, chosen: Outcome, form: URLSearchParams): Outcome => {
  if (chosen !== 'ok') return chosen
  const code = form.get('code')?.replace(/\D/g, '')
  if (code !== undefined && !isRightCode(payment, code)) return 'authentication_failed'
  return findCard(form.get('card') ?? '')?.afterChallenge ?? chosen
}

const payByCard = (payments: Sandbox['payments'], payment: Payment, form: URLSearchParams): Answer => {
  const number = (form.get('use') ?? form.get('number') ?? '').replace(/\D/g, '')
  const card = findCard(number)
  if (!card) {
    const fault = 'This is not a test card. Choose one of the cards below.'
    return page((nonce) => cardPage(nonce, payment, { fault, number: grouped(number) }), payment)
  }
  if (card.outcome === 'challenge') return page((nonce) => challengePage(nonce, payment, number), payment)
  payments.settle(payment.id, card.outcome, {
    label: `Visa •••• ${number.slice(-4)}`,
    failsLater: card.failsLater,
  })
  return { redirect: payment.return_url }
}

const hourMs = 3_600_000

const control = ({ payments, notices, faults }: Sandbox, form: URLSearchParams): Answer => {
  const mode = form.get('mode')
  const outcome = form.get('outcome')
  const replay = form.get('replay')
  if (deliveryModes.includes(mode as DeliveryMode)) notices.mode = mode as DeliveryMode
  if (replay) notices.replay(replay)
  const hours = Number(form.get('travel'))
  if (hours > 0) payments.travel(hours * hourMs)
  const fault = form.get('fault')
  if (fault === 'away') faults.isAway = !faults.isAway
  if (fault === 'slow') faults.latencyMs = faults.latencyMs > 0 ? 0 : slowMs
  if (fault === 'refunds') faults.refusesRefunds = !faults.refusesRefunds
  if (isOutcome(outcome)) payments.settle(form.get('payment') ?? '', outcome)
  return { redirect: '/' }
}
