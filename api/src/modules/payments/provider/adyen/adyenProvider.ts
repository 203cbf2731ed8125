import { DomainError } from '../../../../http/DomainError'
import { ProviderUnavailable } from '../PaymentProvider'
import type { PaymentProvider } from '../PaymentProvider'
import { isSignedByAny, openCheckout, unavailable } from './client'
import type { AdyenOptions, Checkout } from './client'
import {
  webhookSchema,
  readAppleSession,
  readDetails,
  readLink,
  readWebhook,
  readPayment,
  readRefund,
  readStored,
} from './read'
import {
  appleSessionRequest,
  captureRequest,
  debitRequest,
  linkRequest,
  mandateRequest,
  refundRequest,
  releaseRequest,
  walletRequest,
} from './requests'
import { parseBody } from '../parseBody'
import { appleOffer, googleOffer } from '../walletOffers'

const isLink = (id: string): boolean => id.startsWith('PL')

export const createAdyenProvider = (options: AdyenOptions): PaymentProvider => {
  const { merchantAccount, hmacKeys, wallets } = options
  let opened: Promise<Checkout> | undefined
  const callAdyen = async <Result>(
    call: (checkout: Checkout) => Promise<unknown>,
    read: (answer: unknown) => Result,
  ): Promise<Result> => {
    opened ??= openCheckout(options)
    const answer = await call(await opened).catch(unavailable)
    try {
      return read(answer)
    } catch {
      throw new ProviderUnavailable('an answer that cannot be read', true)
    }
  }
  const listMandates = (shopper: string): Promise<string[]> =>
    callAdyen(
      ({ RecurringApi }) => RecurringApi.getTokensForStoredPaymentDetails(shopper, merchantAccount),
      readStored,
    )
  const model = <Request>(request: object): Request => request as Request

  return {
    name: 'adyen',
    wallets: {
      offer: (method, country) => {
        if (method === 'applepay' && wallets?.apple) return appleOffer(wallets.apple, country)
        if (method !== 'googlepay' || !wallets?.google) return null
        const isLive = options.livePrefix !== undefined
        return googleOffer({ merchant: wallets.google, gateway: 'adyen', account: merchantAccount, isLive })
      },
      startSession: (method, { host, name }) => {
        const apple = wallets?.apple
        if (method !== 'applepay' || apple === undefined)
          throw new DomainError('method_unavailable', { method })
        return callAdyen(
          ({ UtilityApi }) => UtilityApi.getApplePaySession(model(appleSessionRequest(apple, host, name))),
          readAppleSession,
        )
      },
    },
    createPayment: (payment) => {
      const { debit, walletToken, reference: idempotencyKey } = payment
      if (debit)
        return callAdyen(
          ({ PaymentsApi }) =>
            PaymentsApi.payments(model(debitRequest(payment, debit, merchantAccount)), { idempotencyKey }),
          (answer) => readPayment(answer, payment, true),
        )
      if (walletToken !== undefined)
        return callAdyen(
          ({ PaymentsApi }) =>
            PaymentsApi.payments(model(walletRequest(payment, walletToken, merchantAccount)), {
              idempotencyKey,
            }),
          (answer) => readPayment(answer, payment, false),
        )
      return callAdyen(
        ({ PaymentLinksApi }) =>
          PaymentLinksApi.paymentLinks(model(linkRequest(payment, merchantAccount, new Date())), {
            idempotencyKey,
          }),
        readLink,
      )
    },
    getPayment: async (id) =>
      isLink(id) ? callAdyen(({ PaymentLinksApi }) => PaymentLinksApi.getPaymentLink(id), readLink) : null,
    cancelPayment: async (id) => {
      if (!isLink(id)) return
      await callAdyen(
        ({ PaymentLinksApi }) => PaymentLinksApi.updatePaymentLink(id, model({ status: 'expired' })),
        readLink,
      )
    },
    completePayment: (redirectResult) =>
      callAdyen(
        ({ PaymentsApi }) => PaymentsApi.paymentsDetails(model({ details: { redirectResult } })),
        readDetails,
      ),
    chargeMandate: (charge) =>
      callAdyen(
        ({ PaymentsApi }) =>
          PaymentsApi.payments(model(mandateRequest(charge, merchantAccount)), {
            idempotencyKey: charge.reference,
          }),
        (answer) => readPayment(answer, charge, charge.method === 'directdebit'),
      ),
    listMandates,
    deleteMandate: async ({ id, shopper }) => {
      // Adyen responds with an error if the mandate does not exist.
      if (!(await listMandates(shopper)).includes(id)) return
      await callAdyen(
        ({ RecurringApi }) => RecurringApi.deleteTokenForStoredPaymentDetails(id, shopper, merchantAccount),
        () => undefined,
      )
    },
    // Adyen only acknowledges captures and releases. Webhooks report the results.
    capture: (end) =>
      callAdyen(
        ({ ModificationsApi }) =>
          ModificationsApi.captureAuthorisedPayment(
            end.providerId,
            model(captureRequest(end, merchantAccount)),
            {
              idempotencyKey: end.reference,
            },
          ),
        () => null,
      ),
    release: (end) =>
      callAdyen(
        ({ ModificationsApi }) =>
          ModificationsApi.cancelAuthorisedPaymentByPspReference(
            end.providerId,
            model(releaseRequest(end, merchantAccount)),
            { idempotencyKey: end.reference },
          ),
        () => null,
      ),
    refund: (refund) =>
      callAdyen(
        ({ ModificationsApi }) =>
          ModificationsApi.refundCapturedPayment(
            refund.providerId,
            model(refundRequest(refund, merchantAccount)),
            { idempotencyKey: refund.reference },
          ),
        readRefund,
      ),
    verifyWebhook: async (_, body) => {
      const parsed = webhookSchema.safeParse(parseBody(body))
      const [item] = parsed.data?.notificationItems ?? []
      if (!item) throw new DomainError('bad_input', { field: 'body' })
      const { NotificationRequestItem: notification } = item
      if (
        notification.merchantAccountCode !== merchantAccount ||
        !(await isSignedByAny(notification, hmacKeys))
      )
        throw new DomainError('signature_invalid')
      return readWebhook(notification)
    },
  }
}
