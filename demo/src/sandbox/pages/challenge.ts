import { escapeHtml } from '@duetto/shared/domain'
import type { Payment } from '../types'
import { layout, money, summary } from './layout'

export const challengePage = (nonce: string, payment: Payment, card: string): string =>
  layout({
    nonce,
    title: 'Confirm the payment',
    body: `${summary(payment)}<section class="panel"><h1>Your bank asks: is it you?</h1>
<p class="lead">3-D Secure. Card ending in ${escapeHtml(card.slice(-4))}, ${escapeHtml(money(payment.amount_minor, payment.currency, payment.locale))}.</p>
<p>A real bank would now ask you to use its app or enter a code. Here you decide what it says.</p>
<form method="post" action="/pay/${payment.id}"><input type="hidden" name="card" value="${escapeHtml(card)}">
<ul class="choices"><li><button class="pick first" name="outcome" value="ok">Confirm the payment<small>the bank agrees and the payment is made</small></button></li>
<li><button class="pick" name="outcome" value="authentication_failed">Give a wrong code<small>the confirmation fails</small></button></li>
<li><button class="pick" name="outcome" value="cancelled">Cancel<small>back to the shop, nothing is paid</small></button></li></ul></form></section>`,
  })
