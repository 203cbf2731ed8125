import { consumerLawCountries } from './countries'
import type { Country } from './countries'

export const paymentMethods = [
  'creditcard',
  'paypal',
  'applepay',
  'googlepay',
  'ideal',
  'bancontact',
  'sofort',
  'giropay',
  'eps',
  'blik',
  'przelewy24',
  'postepay',
  'cartebancaire',
  'nexi',
  'paysafecard',
  'banktransfer',
  'directdebit',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export type MethodFamily = 'card' | 'wallet' | 'bank_redirect' | 'voucher' | 'transfer' | 'debit'

interface MethodFacts {
  family: MethodFamily
  /** Empty if available in all countries. */
  countries: readonly Country[]
  status: 'active' | 'discontinued'
  brands?: readonly string[]
  isRecurring: boolean
}

const sepa: readonly Country[] = ['NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'FI']

export const methodFacts: Record<PaymentMethod, MethodFacts> = {
  creditcard: {
    family: 'card',
    countries: [],
    status: 'active',
    brands: ['Visa', 'MasterCard', 'Maestro'],
    isRecurring: true,
  },
  paypal: { family: 'wallet', countries: [], status: 'active', isRecurring: false },
  applepay: { family: 'wallet', countries: [], status: 'active', isRecurring: false },
  googlepay: { family: 'wallet', countries: [], status: 'active', isRecurring: false },
  ideal: { family: 'bank_redirect', countries: ['NL'], status: 'active', isRecurring: false },
  bancontact: { family: 'bank_redirect', countries: ['BE'], status: 'active', isRecurring: false },
  sofort: {
    family: 'bank_redirect',
    countries: ['DE', 'AT', 'CH'],
    status: 'discontinued',
    isRecurring: false,
  },
  giropay: { family: 'bank_redirect', countries: ['DE'], status: 'discontinued', isRecurring: false },
  eps: { family: 'bank_redirect', countries: ['AT'], status: 'active', isRecurring: false },
  blik: { family: 'bank_redirect', countries: ['PL'], status: 'active', isRecurring: false },
  przelewy24: { family: 'bank_redirect', countries: ['PL'], status: 'active', isRecurring: false },
  postepay: { family: 'card', countries: ['IT'], status: 'active', isRecurring: false },
  cartebancaire: { family: 'card', countries: ['FR'], status: 'active', isRecurring: true },
  nexi: { family: 'card', countries: ['IT'], status: 'active', isRecurring: false },
  paysafecard: {
    family: 'voucher',
    countries: ['NL', 'BE', 'FR', 'IT', 'ES', 'DE', 'AT', 'IE', 'GB', 'PL', 'CH'],
    status: 'active',
    isRecurring: false,
  },
  banktransfer: { family: 'transfer', countries: sepa, status: 'active', isRecurring: false },
  directdebit: { family: 'debit', countries: sepa, status: 'active', isRecurring: true },
}

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  typeof value === 'string' && (paymentMethods as readonly string[]).includes(value)

/** Includes discontinued methods; local methods come first. */
export const methodsIn = (country: Country): PaymentMethod[] => {
  const local = paymentMethods.filter((method) => methodFacts[method].countries.includes(country))
  const everywhere = paymentMethods.filter((method) => methodFacts[method].countries.length === 0)
  return [...local, ...everywhere]
}

const surchargeFree: readonly PaymentMethod[] = [
  'creditcard',
  'applepay',
  'googlepay',
  'postepay',
  'cartebancaire',
  'nexi',
  'bancontact',
  'banktransfer',
  'directdebit',
]

/**
 * Article 62 of Directive (EU) 2015/2366 and the UK's Payment Services Regulations 2017 restrict surcharges. The
 * database enforces the same rule.
 */
export const maySurcharge = (method: PaymentMethod, country: Country): boolean =>
  !(surchargeFree.includes(method) && consumerLawCountries.includes(country))

export const paymentStates = [
  'created',
  'requires_action',
  'pending',
  'authorised',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'unknown',
  'refunded',
  'partially_refunded',
  'charged_back',
] as const
export type PaymentState = (typeof paymentStates)[number]
