import type { PaymentMethod } from '@duetto/shared/domain'
import type { HoldEnd, MandateCharge, NewPayment, Refund } from '../PaymentProvider'

const types: Record<PaymentMethod, string> = {
  creditcard: 'scheme',
  postepay: 'scheme',
  cartebancaire: 'scheme',
  nexi: 'scheme',
  paypal: 'paypal',
  applepay: 'applepay',
  googlepay: 'googlepay',
  ideal: 'ideal',
  bancontact: 'bcmc',
  eps: 'eps',
  blik: 'blik',
  przelewy24: 'onlineBanking_PL',
  paysafecard: 'paysafecard',
  banktransfer: 'bankTransfer_IBAN',
  directdebit: 'sepadirectdebit',
  sofort: 'directEbanking',
  giropay: 'giropay',
}

const hourMs = 3_600_000
const lifeMs = (family: NewPayment['family']): number =>
  family === 'transfer' || family === 'voucher' ? 7 * 24 * hourMs : hourMs

const amountOf = ({ amountMinor: value, currency }: { amountMinor: number; currency: string }) => ({
  value,
  currency,
})

/** Unlike sessions, payment links can be closed, and queried by their id alone. */
export const linkRequest = (payment: NewPayment, merchantAccount: string, now: Date) => ({
  merchantAccount,
  reference: payment.reference,
  amount: amountOf(payment),
  description: payment.description,
  countryCode: payment.country,
  shopperLocale: payment.locale,
  shopperReference: payment.shopper,
  returnUrl: payment.returnUrl,
  allowedPaymentMethods: [types[payment.method]],
  ...(payment.isHeld ? { manualCapture: true } : { captureDelayHours: 0 }),
  expiresAt: new Date(now.getTime() + lifeMs(payment.family)),
  ...(payment.wantsMandate && {
    storePaymentMethodMode: 'enabled',
    recurringProcessingModel: 'CardOnFile',
  }),
})

/** Unlike links, charges have no `manualCapture` field. */
const captureOf = ({ isHeld }: { isHeld: boolean }) =>
  isHeld ? { additionalData: { manualCapture: 'true' } } : { captureDelayHours: 0 }

const direct = (charge: MandateCharge | NewPayment, merchantAccount: string) => ({
  merchantAccount,
  reference: charge.reference,
  amount: amountOf(charge),
  shopperReference: charge.shopper,
  returnUrl: charge.returnUrl,
  ...captureOf(charge),
  recurringProcessingModel: 'CardOnFile',
})

export const debitRequest = (
  payment: NewPayment,
  { iban, holder }: { iban: string; holder: string },
  merchantAccount: string,
) => ({
  ...direct(payment, merchantAccount),
  countryCode: payment.country,
  shopperLocale: payment.locale,
  shopperInteraction: 'Ecommerce',
  storePaymentMethod: true,
  paymentMethod: { type: types.directdebit, iban, ownerName: holder },
})

const walletDetails = (method: PaymentMethod, token: string) =>
  method === 'applepay'
    ? { type: types.applepay, applePayToken: Buffer.from(token).toString('base64') }
    : { type: types.googlepay, googlePayToken: token }

export const walletRequest = (payment: NewPayment, token: string, merchantAccount: string) => ({
  merchantAccount,
  reference: payment.reference,
  amount: amountOf(payment),
  countryCode: payment.country,
  shopperLocale: payment.locale,
  shopperReference: payment.shopper,
  shopperInteraction: 'Ecommerce',
  returnUrl: payment.returnUrl,
  origin: new URL(payment.returnUrl).origin,
  channel: 'Web',
  ...captureOf(payment),
  paymentMethod: walletDetails(payment.method, token),
})

export const mandateRequest = (charge: MandateCharge, merchantAccount: string) => ({
  ...direct(charge, merchantAccount),
  shopperInteraction: 'ContAuth',
  paymentMethod: { type: types[charge.method], storedPaymentMethodId: charge.mandate },
})

export const refundRequest = ({ reference, amountMinor, currency }: Refund, merchantAccount: string) => ({
  merchantAccount,
  reference,
  amount: amountOf({ amountMinor, currency }),
})

export const captureRequest = (end: HoldEnd, merchantAccount: string) => ({
  merchantAccount,
  reference: end.reference,
  amount: amountOf(end),
})

export const releaseRequest = ({ reference }: HoldEnd, merchantAccount: string) => ({
  merchantAccount,
  reference,
})

export const appleSessionRequest = (merchantIdentifier: string, domainName: string, displayName: string) => ({
  merchantIdentifier,
  domainName,
  displayName: displayName.slice(0, 64),
})
