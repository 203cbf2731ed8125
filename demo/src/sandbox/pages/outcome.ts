import { escapeHtml, lookup } from '@duetto/shared/domain'
import type { Outcome, Payment } from '../types'
import { codeField, instructionList } from './codes'
import { cancelForm, layout, methodName, summary } from './layout'

export const outcomeTexts: Record<Outcome, { label: string; hint: string }> = {
  ok: { label: 'Pay now', hint: 'paid immediately' },
  pending: { label: 'Pay, confirmed later', hint: 'pending, then paid after a few seconds' },
  declined: { label: 'Decline', hint: 'the bank declines' },
  cancelled: { label: 'Cancel', hint: 'back to the shop, nothing is paid' },
  expired: { label: 'Let it expire', hint: 'not paid in time' },
  late: { label: 'Pay too late', hint: 'expires, and the money arrives afterwards' },
  partial: { label: 'Pay half', hint: 'less money arrives than was due' },
  over: { label: 'Pay too much', hint: 'more money arrives than was due' },
  insufficient_funds: { label: 'Insufficient funds', hint: 'the account or card is empty' },
  card_expired: { label: 'Card expired', hint: 'the bank declines' },
  card_lost: { label: 'Card reported lost', hint: 'the bank declines' },
  authentication_failed: { label: 'Fail the check', hint: 'the confirmation fails' },
  returned_later: {
    label: 'Pay, returned after weeks',
    hint: 'paid, then returned by the bank three weeks later',
  },
  charged_back: { label: 'Pay, then charge back', hint: 'paid, then reversed by the bank shortly after' },
}

const introductions: Record<string, string> = {
  wallet: 'This is your wallet. Choose what it does with this payment.',
  bank_redirect: 'This is your bank. Choose what it does with this payment.',
  voucher: 'You have a voucher code. Choose what happens to it.',
  transfer: 'You have the account details for the transfer. Choose what arrives.',
}

const choice = (outcome: Outcome) => {
  const { label, hint } = outcomeTexts[outcome]
  return `<li><button class="pick${outcome === 'ok' ? ' first' : ''}" name="outcome" value="${outcome}">${label}<small>${hint}</small></button></li>`
}

const offered: Record<string, readonly Outcome[]> = {
  wallet: ['ok', 'pending', 'declined', 'insufficient_funds', 'expired', 'charged_back'],
  bank_redirect: ['ok', 'pending', 'declined', 'authentication_failed', 'expired', 'late', 'charged_back'],
  voucher: ['ok', 'declined', 'expired', 'late', 'partial', 'charged_back'],
  transfer: ['ok', 'pending', 'late', 'partial', 'over', 'expired', 'charged_back'],
}
const defaultOutcomes: readonly Outcome[] = ['ok', 'pending', 'declined', 'expired']

export const outcomePage = (nonce: string, payment: Payment): string =>
  layout({
    nonce,
    title: `Pay with ${methodName(payment.method)}`,
    body: `${summary(payment)}<section class="panel"><h1>${escapeHtml(methodName(payment.method))}</h1>
<p class="lead">${lookup(introductions, payment.family) ?? 'Choose what happens to this payment.'}</p>
${instructionList(payment)}<form method="post" action="/pay/${payment.id}">${codeField(payment)}<ul class="choices">${(lookup(offered, payment.family) ?? defaultOutcomes).map(choice).join('')}</ul></form>
${payment.instructions ? `<p><a href="${escapeHtml(payment.return_url)}">Pay later, back to the shop</a></p>` : ''}
${cancelForm(payment)}</section>`,
  })
