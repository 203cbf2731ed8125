import { deliveryModes } from '../notices'
import type { DeliveryMode } from '../notices'
import type { Sandbox } from '../Sandbox'
import { outcomes } from '../types'
import type { Notice, Outcome, Payment } from '../types'
import { escape, layout, methodName, money } from './layout'
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

const noticeLine = ({ id, state, attempts, created_at: at, log = [] }: Notice) =>
  `<form method="post" action="/console" class="notice"><span class="mono">${escape(id.slice(0, 12))}</span><span>${escape(at.slice(11, 19))}</span><span>${escape(state)}, ${attempts} sent${log.length > 0 ? `: ${log.map(({ at: time, answer }) => `${time.slice(11, 19)} ${escape(answer)}`).join(', ')}` : ''}</span><button name="replay" value="${escape(id)}">Send again</button></form>`

/** Possible next outcomes. */
const possible = ({ state, charged_back: isBack }: Payment): readonly Outcome[] => {
  if (state === 'paid') return isBack ? [] : ['charged_back']
  return ['requires_action', 'pending'].includes(state) ? outcomes : ['ok']
}
const labelOf = (outcome: Outcome, { state }: Payment): string => {
  if (outcome === 'ok' && state === 'authorised') return 'Capture'
  if (outcome === 'charged_back' && state === 'paid') return 'Charge back'
  return outcomeTexts[outcome].label
}

const paymentItem = (payment: Payment, notices: Notice[]) => {
  const { id, state } = payment
  const word = payment.charged_back ? 'charged back' : state.replace('_', ' ')
  const back =
    payment.refunded_minor > 0
      ? `<span>${money(payment.refunded_minor, payment.currency)} refunded</span>`
      : ''
  return `<article class="item"><div class="row"><b>${escape(money(payment.amount_minor, payment.currency))}</b><span class="state ${state}">${word}</span><span>${escape(methodName(payment.method))}</span><span>${escape(payment.payer ?? '')}</span>${back}<span class="mono">${escape(payment.reference)}</span><span>${escape(payment.created_at.slice(0, 19).replace('T', ' '))} UTC</span></div>
<form method="post" action="/console" class="acts"><input type="hidden" name="payment" value="${id}">${possible(
    payment,
  )
    .map((outcome) => `<button name="outcome" value="${outcome}">${labelOf(outcome, payment)}</button>`)
    .join('')}</form>
<details><summary>Webhooks (${notices.length})</summary>${notices.map(noticeLine).join('')}</details></article>`
}

const faultButton = (name: string, label: string, isOn: boolean) =>
  `<button name="fault" value="${name}" aria-pressed="${isOn}">${label}</button>`
const travels = [
  [1, '1 hour'],
  [24, '1 day'],
  [24 * 7, '1 week'],
  [24 * 28, '4 weeks'],
] as const

/** All payments, and controls for faults. */
export const consolePage = (nonce: string, { store, notices, faults }: Sandbox): string => {
  const all = store.notices()
  const payments = store.payments().reverse().slice(0, shownMax)
  const items = payments.map((payment) =>
    paymentItem(
      payment,
      all.filter(({ payment_id: of }) => of === payment.id),
    ),
  )
  return layout({
    nonce,
    title: 'Console',
    isWide: true,
    body: `<h1>Payments</h1><p class="lead">The latest ${shownMax}. Account numbers for direct debit: <span class="mono">NL91 ABNA 0417 1643 00</span> is paid, <span class="mono">NL28 ABNA 0417 1600 02</span> is declined by its bank, <span class="mono">NL90 ABNA 0417 1603 41</span> is paid and then charged back, <span class="mono">NL15 ABNA 0417 1664 44</span> is returned after three weeks.</p>
<section class="box"><h2>Webhooks to the shop</h2><form method="post" action="/console" class="modes">${deliveryModes.map((mode) => modeButton(mode, notices.mode)).join('')}</form></section>
<section class="box"><h2>Faults</h2><form method="post" action="/console" class="modes">${faultButton('away', 'Go offline', faults.isAway)}${faultButton('slow', 'Answer slowly', faults.latencyMs > 0)}${faultButton('refunds', 'Refuse refunds', faults.refusesRefunds)}</form></section>
<section class="box"><h2>Advance the clock</h2><form method="post" action="/console" class="modes">${travels.map(([hours, label]) => `<button name="travel" value="${hours}">${label}</button>`).join('')}</form></section>
<section class="box">${items.join('') || '<p>No payments yet.</p>'}</section>`,
  })
}
