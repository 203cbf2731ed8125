import type { Activity } from '../Kind'
import { inWords } from '../inWords'
import { untilErased } from '../periods'
import { retentionMs } from '../retention'

export const payments: Activity = {
  name: 'Payments',
  people: 'members who order',
  recipients:
    'payment provider, bank; SMS provider (direct debit); tax adviser and authorities; hosting provider',
  kinds: [
    {
      what: 'orders, receipts, refunds, credits, notices of the provider',
      purpose: 'contract, accounts, withdrawal, chargebacks',
      ground: 'law',
      period: 'as long as tax law requires; without a name once the account is erased; no job erases them',
      jobs: [],
      holds: {
        payments:
          'id user_id idempotency_key body_hash package credits method country currency list_minor discount_minor surcharge_minor price_minor discount_code state failure received_minor refunded_minor refund_days withdraw_until receipt_number created_at paid_at made_premium discount_validity vat_permille is_held capture_hours capture_at release_at hold_decision release_refusals release_refused_at message_key',
        payment_attempts: '*',
        provider_notices: '*',
        reconciliations: '*',
        refunds: '*',
        wallets: '*',
        ledger_entries: '*',
        credit_lots: '*',
        credit_debts: '*',
        discount_redemptions: '*',
      },
    },
    {
      what: 'discount codes for one member',
      purpose: 'discounts',
      ground: 'contract',
      period: untilErased,
      jobs: ['erasure'],
      holds: { discount_codes: '*' },
    },
    {
      what: 'stored card or account: the provider’s id and a label such as the last four digits',
      purpose: 'later orders without typing',
      ground: 'consent',
      period: `until the member removes it, at the latest ${untilErased}; the job then deletes it at the provider and keeps a hash of the id`,
      jobs: ['mandates', 'erasure'],
      holds: { mandates: '*' },
    },
    {
      what: 'account number, holder and phone of a direct debit',
      purpose: 'charging the debit',
      ground: 'contract',
      period: 'until the debit is charged or its code expires',
      jobs: ['directdebit'],
      holds: { directdebit_requests: 'iban holder phone' },
    },
    {
      what: 'direct debits: last digits, times, code hash; members who may not pay by debit',
      purpose: 'proof of the mandate; protection from returned debits',
      ground: 'contract',
      period: untilErased,
      jobs: ['erasure'],
      holds: {
        directdebit_requests:
          'payment_id user_id iban_hint phone_hint code_hash code_expires tries agreed_at confirmed_at',
        directdebit_blocks: '*',
      },
    },
    {
      what: 'times at which a code was sent by SMS',
      purpose: 'limit of text messages',
      ground: 'interest',
      period: inWords(retentionMs.smsCode),
      jobs: ['retention', 'erasure'],
      holds: { directdebit_codes: '*' },
    },
  ],
}
