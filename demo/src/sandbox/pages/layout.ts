import { escapeHtml, lookup } from '@duetto/shared/domain'
import type { Payment } from '../types'
import { css } from './css'

export const money = (minor: number, currency: string, locale = 'en'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 100)

const methodNames: Record<string, string> = {
  creditcard: 'Card',
  paypal: 'PayPal',
  applepay: 'Apple Pay',
  googlepay: 'Google Pay',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  eps: 'EPS',
  blik: 'BLIK',
  przelewy24: 'Przelewy24',
  postepay: 'PostePay',
  cartebancaire: 'Carte Bancaire',
  nexi: 'Nexi',
  paysafecard: 'paysafecard',
  banktransfer: 'Bank transfer',
  directdebit: 'Direct debit',
}
export const methodName = (method: string): string => lookup(methodNames, method) ?? method

const logo = `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="var(--ink)"/><path d="M9 20.5c1.6 1.7 4 2.5 6.6 2.5 4 0 7-1.9 7-5.100 0-6.300-9.800-4-9.800-7 0-1.100 1.200-1.900 3.100-1.900 1.900 0 3.700.6 5.100 1.700" fill="none" stroke="var(--paper)" stroke-width="2.600" stroke-linecap="round"/></svg>`

interface Page {
  nonce: string
  title: string
  body: string
  isWide?: boolean
  script?: string
}

export const layout = ({ nonce, title, body, isWide = false, script }: Page): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Sandbox Pay</title>
<style nonce="${nonce}">${css}</style></head>
<body${isWide ? ' class="wide-bar"' : ''}><header class="bar"><span class="brand">${logo}Sandbox Pay</span><span class="test">Test mode: no money moves</span></header>
<main class="${isWide ? 'wide' : 'sheet'}">${body}</main>
<footer>Sandbox Pay is the payment provider of a trial installation. It never asks for a real card or account.</footer>
${script ? `<script nonce="${nonce}">${script}</script>` : ''}</body></html>`

export const summary = (payment: Payment): string => `<section class="summary" aria-label="Your order">
<p class="to">Payment to <strong>${escapeHtml(merchantOf(payment))}</strong></p>
<p class="amount">${escapeHtml(money(payment.amount_minor, payment.currency, payment.locale))}</p>
<dl><div><dt>For</dt><dd>${escapeHtml(payment.description)}</dd></div>
<div><dt>Paid by</dt><dd>${escapeHtml(methodName(payment.method))}</dd></div>
<div><dt>Reference</dt><dd class="mono">${escapeHtml(payment.reference)}</dd></div></dl>
</section>`

const merchantOf = ({ return_url: url }: Payment): string => {
  try {
    return new URL(url).host
  } catch {
    return 'the shop'
  }
}

export const cancelForm = (
  payment: Payment,
): string => `<form method="post" action="/pay/${payment.id}" class="cancel">
<button class="quiet" name="outcome" value="cancelled">Cancel and go back</button></form>`
