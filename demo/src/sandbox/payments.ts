import { lookup } from '@duetto/shared/domain'
import { randomUUID } from 'node:crypto'
import { instructionsOf } from './instructions'
import type { Charge, Order } from './orders'
import type { Faults } from './faults'
import type { Store } from './store'
import type { Mandate, Outcome, Payment } from './types'
import type { Webhooks } from './webhooks'

interface Payer {
  label: string
  failsLater?: boolean
}

export interface Payments {
  create: (order: Order) => Payment
  /** Idempotent per reference. Returns undefined if the mandate is unknown or deleted. */
  charge: (mandateId: string, charge: Charge) => Payment | undefined
  mandatesOf: (shopper: string) => Mandate[]
  deleteMandate: (id: string) => void
  settle: (id: string, outcome: Outcome, payer?: Payer) => Payment | undefined
  cancel: (id: string) => Payment | undefined
  endHold: (id: string, end: 'capture' | 'release') => Payment | undefined
  /**
   * Idempotent per reference. Returns false if the payment is unknown or not paid, the amount exceeds what is left to
   * refund, or `refusesRefunds` is set.
   */
  refund: (id: string, reference: string, amountMinor: number) => boolean
  tick: () => void
  advanceClock: (ms: number) => void
}

const pendingMs = 6000
const debitMs = 8000
const lateMs = 12_000
const chargeBackMs = 10_000
const hourMs = 60 * 60_000
const lifetimesMs: Record<string, number> = { transfer: 7 * 24 * hourMs, voucher: 3 * 24 * hourMs }
const lifetimeOf = (family: string): number => lookup(lifetimesMs, family) ?? hourMs
const holdMs = 7 * 24 * hourMs
const returnedMs = 3 * 7 * 24 * hourMs

const failures: readonly Outcome[] = [
  'declined',
  'insufficient_funds',
  'card_expired',
  'card_lost',
  'authentication_failed',
]

const isFinal = (state: Payment['state']) => !['requires_action', 'pending'].includes(state)

const debitOutcome = (iban: string): Outcome => {
  if (iban.endsWith('0002')) return 'declined'
  if (iban.endsWith('0341')) return 'charged_back'
  return iban.endsWith('6444') ? 'returned_later' : 'ok'
}

interface Options {
  store: Store
  webhooks: Webhooks
  publicUrl: string
  faults: Faults
}

export const createPayments = ({ store, webhooks, publicUrl, faults }: Options): Payments => {
  const change = (payment: Payment, values: Partial<Payment>): Payment => {
    const next = { ...payment, ...values }
    store.save(next)
    webhooks.send(next)
    return next
  }
  const scheduleOutcome = (payment: Payment, ms: number, outcome: Outcome) =>
    store.save({ ...payment, due: { at: Date.now() + ms, outcome } })

  const pay = (payment: Payment, receivedMinor: number): Payment => {
    const isHeld = payment.manual_capture && payment.state !== 'authorised'
    return change(payment, {
      state: isHeld ? 'authorised' : 'paid',
      received_minor: receivedMinor,
      failure: null,
      due: null,
      ...(isHeld && { expires_at: Date.now() + holdMs }),
    })
  }

  const saveMandate = (payment: Payment, { label, failsLater = false }: Payer): Payment => {
    if (!payment.wants_mandate || payment.mandate) return { ...payment, payer: label }
    const mandate: Mandate = {
      kind: 'mandate',
      id: `mdt_${randomUUID()}`,
      label,
      family: payment.family,
      fails_later: failsLater,
      shopper: payment.shopper,
    }
    store.save(mandate)
    return { ...payment, payer: label, mandate: { id: mandate.id, label } }
  }

  const newPayment = (charge: Charge): Payment => ({
    kind: 'payment',
    ...charge,
    id: `pay_${randomUUID().replaceAll('-', '').slice(0, 20)}`,
    method: 'creditcard',
    family: 'card',
    country: '',
    locale: 'en',
    return_url: '',
    pay_url: null,
    wants_mandate: false,
    shopper: null,
    state: 'pending',
    received_minor: 0,
    refunded_minor: 0,
    charged_back: false,
    failure: null,
    mandate: null,
    payer: null,
    refunds: {},
    instructions: null,
    expires_at: Date.now() + hourMs,
    due: null,
    created_at: new Date().toISOString(),
  })

  const startDebit = (payment: Payment, iban: string): Payment => {
    const withMandate = saveMandate(payment, { label: `${iban.slice(0, 2)} •••• ${iban.slice(-4)}` })
    const outcome = debitOutcome(iban)
    const pending = change(withMandate, { state: 'pending' })
    scheduleOutcome(pending, debitMs, outcome)
    return pending
  }

  const chargeWallet = (payment: Payment, token: string): Payment =>
    token.endsWith('declined')
      ? change(payment, { state: 'failed', failure: 'declined' })
      : pay(payment, payment.amount_minor)

  const payments: Payments = {
    create: ({ debit, wallet_token: token, ...order }) => {
      const known = store.paymentByReference(order.reference)
      if (known) return known
      const payment = { ...newPayment(order), ...order }
      if (debit) return startDebit(payment, debit.iban)
      if (token !== null) return chargeWallet(payment, token)
      const expiresAt = Date.now() + lifetimeOf(order.family)
      const hosted: Payment = {
        ...payment,
        state: 'requires_action',
        pay_url: `${publicUrl}/pay/${payment.id}`,
        expires_at: expiresAt,
        instructions: instructionsOf(payment, expiresAt),
      }
      store.save(hosted)
      return hosted
    },

    mandatesOf: (shopper) =>
      store.mandates().filter((mandate) => !mandate.is_deleted && mandate.shopper === shopper),

    deleteMandate: (id) => {
      const mandate = store.mandate(id)
      if (mandate) store.save({ ...mandate, is_deleted: true })
    },

    charge: (mandateId, charge) => {
      const known = store.paymentByReference(charge.reference)
      if (known) return known
      const mandate = store.mandate(mandateId)
      if (!mandate || mandate.is_deleted) return undefined
      const payment: Payment = {
        ...newPayment(charge),
        payer: mandate.label,
        mandate: { id: mandateId, label: mandate.label },
      }
      if (mandate.fails_later) return change(payment, { state: 'failed', failure: 'declined', mandate: null })
      if (mandate.family !== 'debit') return pay(payment, payment.amount_minor)
      const pending = change(payment, { state: 'pending', family: 'debit', method: 'directdebit' })
      scheduleOutcome(pending, debitMs, 'ok')
      return pending
    },

    settle: (id, outcome, payer) => {
      const found = store.payment(id)
      if (!found) return undefined
      const payment = payer ? saveMandate(found, payer) : found
      const isPaid = payment.state === 'paid'
      if (outcome === 'charged_back') {
        if (isPaid) return change(payment, { charged_back: true, due: null })
        const paid = pay(payment, payment.amount_minor)
        scheduleOutcome(paid, chargeBackMs, 'charged_back')
        return paid
      }
      if (isPaid || (isFinal(payment.state) && outcome !== 'ok')) return payment
      if (outcome === 'ok') return pay(payment, payment.amount_minor)
      if (outcome === 'partial') return pay(payment, Math.floor(payment.amount_minor / 2))
      if (outcome === 'over') return pay(payment, payment.amount_minor + 500)
      if (failures.includes(outcome)) return change(payment, { state: 'failed', failure: outcome, due: null })
      if (outcome === 'returned_later') {
        const paid = pay(payment, payment.amount_minor)
        scheduleOutcome(paid, returnedMs, 'charged_back')
        return paid
      }
      if (outcome === 'cancelled' || outcome === 'expired')
        return change(payment, { state: outcome, failure: outcome, due: null })
      const isLate = outcome === 'late'
      const state = isLate ? ('expired' as const) : ('pending' as const)
      const waiting = change(payment, { state, failure: isLate ? 'expired' : null })
      scheduleOutcome(waiting, isLate ? lateMs : pendingMs, 'ok')
      return waiting
    },

    cancel: (id) => {
      const payment = store.payment(id)
      if (!payment || payment.state !== 'requires_action') return payment
      return change(payment, { state: 'cancelled', failure: 'cancelled' })
    },

    endHold: (id, end) => {
      const payment = store.payment(id)
      if (payment?.state !== 'authorised') return payment
      if (end === 'capture') return pay(payment, payment.received_minor)
      return change(payment, { state: 'cancelled', failure: 'released', received_minor: 0, due: null })
    },

    refund: (id, reference, amountMinor) => {
      const payment = store.payment(id)
      if (!payment || payment.state !== 'paid') return false
      if (Object.hasOwn(payment.refunds, reference)) return true
      if (faults.refusesRefunds) return false
      const refunded = payment.refunded_minor + amountMinor
      if (refunded > payment.received_minor) return false
      const refunds = { ...payment.refunds, [reference]: amountMinor }
      change(payment, { refunded_minor: refunded, refunds })
      return true
    },

    advanceClock: (ms) => {
      for (const payment of store.payments())
        store.save({
          ...payment,
          expires_at: payment.expires_at - ms,
          due: payment.due && { ...payment.due, at: payment.due.at - ms },
        })
      payments.tick()
    },

    tick: () => {
      const now = Date.now()
      for (const payment of store.payments()) {
        if (payment.due && payment.due.at <= now) payments.settle(payment.id, payment.due.outcome)
        else if (payment.state === 'requires_action' && payment.expires_at <= now)
          payments.settle(payment.id, 'expired')
        else if (payment.state === 'authorised' && payment.expires_at <= now)
          payments.endHold(payment.id, 'release')
      }
    },
  }
  return payments
}
