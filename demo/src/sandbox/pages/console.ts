import { escapeHtml } from '@duetto/shared/domain'
import { deliveryModes } from '../webhooks'
import type { DeliveryMode } from '../webhooks'
import type { Sandbox } from '../sandbox'
import { outcomes } from '../types'
import type { Outcome, Payment, Webhook } from '../types'
import { layout, methodName, money } from './layout'
import { outcomeTexts } from './outcome'

const shownMax = 50

const modeTexts: Record<DeliveryMode, string> = {
  normal: 'Deliver',
  drop: 'Drop',
  duplicate: 'Send twice',
  reorder: 'Out of order',
  missign: 'Wrong signature',
}

const modeButton = (mode: DeliveryMode, current: DeliveryMode) =>
  `<button name="mode" value="${mode}" aria-pressed="${mode === current}">${modeTexts[mode]}</button>`

const webhookLine = ({ id, state, attempts, created_at: at, log }: Webhook) =>
  `<form method="post" action="/console" class="notice"><span class="mono">${escapeHtml(id.slice(0, 12))}</span><span>${escapeHtml(at.slice(11, 19))}</span><span>${escapeHtml(state)}, ${attempts} sent${log.length > 0 ? `: ${log.map(({ at: time, answer }) => `${time.slice(11, 19)} ${escapeHtml(answer)}`).join(', ')}` : ''}</span><button name="replay" value="${escapeHtml(id)}">Send again</button></form>`

const nextOutcomes = ({ state, charged_back: isChargedBack }: Payment): readonly Outcome[] => {
  if (state === 'paid') return isChargedBack ? [] : ['charged_back']
  return ['requires_action', 'pending'].includes(state) ? outcomes : ['ok']
}
const labelOf = (outcome: Outcome, { state }: Payment): string => {
  if (outcome === 'ok' && state === 'authorised') return 'Capture'
  if (outcome === 'charged_back' && state === 'paid') return 'Charge back'
  return outcomeTexts[outcome].label
}

const paymentItem = (payment: Payment, webhooks: readonly Webhook[]) => {
  const { id, state } = payment
  const stateText = payment.charged_back ? 'charged back' : state.replace('_', ' ')
  const refunded =
    payment.refunded_minor > 0
      ? `<span>${money(payment.refunded_minor, payment.currency)} refunded</span>`
      : ''
  return `<article class="item"><div class="row"><b>${escapeHtml(money(payment.amount_minor, payment.currency))}</b><span class="state ${state}">${stateText}</span><span>${escapeHtml(methodName(payment.method))}</span><span>${escapeHtml(payment.payer ?? '')}</span>${refunded}<span class="mono">${escapeHtml(payment.reference)}</span><span>${escapeHtml(payment.created_at.slice(0, 19).replace('T', ' '))} UTC</span></div>
<form method="post" action="/console" class="acts"><input type="hidden" name="payment" value="${id}">${nextOutcomes(
    payment,
  )
    .map((outcome) => `<button name="outcome" value="${outcome}">${labelOf(outcome, payment)}</button>`)
    .join('')}</form>
<details><summary>Webhooks (${webhooks.length})</summary>${webhooks.map(webhookLine).join('')}</details></article>`
}

const faultButton = (name: string, label: string, isOn: boolean) =>
  `<button name="fault" value="${name}" aria-pressed="${isOn}">${label}</button>`
const clockSteps = [
  [1, '1 hour'],
  [24, '1 day'],
  [24 * 7, '1 week'],
  [24 * 28, '4 weeks'],
] as const

export const consolePage = (nonce: string, { store, webhooks, faults }: Sandbox): string => {
  const all = store.webhooks()
  const payments = store.payments().reverse().slice(0, shownMax)
  const items = payments.map((payment) =>
    paymentItem(
      payment,
      all.filter((webhook) => webhook.payment_id === payment.id),
    ),
  )
  return layout({
    nonce,
    title: 'Console',
    isWide: true,
    body: `<h1>Payments</h1><p class="lead">The latest ${shownMax}. Account numbers for direct debit: <span class="mono">NL91 ABNA 0417 1643 00</span> is paid, <span class="mono">NL28 ABNA 0417 1600 02</span> is declined by its bank, <span class="mono">NL90 ABNA 0417 1603 41</span> is paid and then charged back, <span class="mono">NL15 ABNA 0417 1664 44</span> is returned after three weeks.</p>
<section class="box"><h2>Webhooks to the shop</h2><form method="post" action="/console" class="modes">${deliveryModes.map((mode) => modeButton(mode, webhooks.mode)).join('')}</form></section>
<section class="box"><h2>Faults</h2><form method="post" action="/console" class="modes">${faultButton('away', 'Go offline', faults.isAway)}${faultButton('slow', 'Answer slowly', faults.latencyMs > 0)}${faultButton('refunds', 'Refuse refunds', faults.refusesRefunds)}</form></section>
<section class="box"><h2>Advance the clock</h2><form method="post" action="/console" class="modes">${clockSteps.map(([hours, label]) => `<button name="travel" value="${hours}">${label}</button>`).join('')}</form></section>
<section class="box">${items.join('') || '<p>No payments yet.</p>'}</section>`,
  })
}
