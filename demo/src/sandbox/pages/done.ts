import { escapeHtml } from '@duetto/shared/domain'
import type { Payment } from '../types'
import { layout, summary } from './layout'

const sentences: Partial<Record<Payment['state'], string>> = {
  paid: 'This payment has been made.',
  pending: 'This payment is on its way.',
  cancelled: 'This payment was cancelled.',
  expired: 'This payment has expired.',
  failed: 'This payment was declined.',
}

export const donePage = (nonce: string, payment: Payment | null): string =>
  layout({
    nonce,
    title: 'Payment',
    body: payment
      ? `${summary(payment)}<section class="panel"><h1>${sentences[payment.state] ?? 'Nothing is left to do here.'}</h1>
<p class="lead">Nothing is left to do here.</p><p><a href="${escapeHtml(payment.return_url)}">Back to the shop</a></p></section>`
      : `<section class="panel"><h1>There is no such payment</h1><p class="lead">Go back to the shop and start again.</p></section>`,
  })
