import { paymentInstructionsSchema } from '@duetto/shared/contract/schemas'
import { paymentStates } from '@duetto/shared/domain'
import { z } from 'zod'
import { HttpClientError, createHttpClient } from '../../../infra/http/createHttpClient'
import { DomainError } from '../../../http/DomainError'
import { ProviderUnavailable } from './PaymentProvider'
import type { PaymentProvider, ProviderPayment } from './PaymentProvider'
import { parseBody } from './parseBody'
import { isSignedWebhook, signatureHeader } from './signature'
import { googleOffer } from './walletOffers'
import type { WalletMerchants } from './walletOffers'

const timeoutMs = 8000

const viewSchema = z.object({
  id: z.string().min(1).max(100),
  reference: z.string().max(100),
  state: z.enum(paymentStates).exclude(['created', 'refunded', 'partially_refunded', 'charged_back']),
  currency: z.string().length(3),
  received_minor: z.int().nonnegative(),
  refunded_minor: z.int().nonnegative(),
  charged_back: z.boolean(),
  failure: z.string().max(60).nullable(),
  redirect_url: z.string().nullable(),
  mandate: z.object({ id: z.string(), label: z.string() }).nullable(),
  instructions: paymentInstructionsSchema.nullable().default(null),
})
const mandatesSchema = z.object({ mandates: z.array(z.object({ id: z.string() })) })
const webhookSchema = z.object({ id: z.string().min(1).max(100), payment: viewSchema })

const toPayment = (view: z.output<typeof viewSchema>): ProviderPayment => ({
  providerId: view.id,
  reference: view.reference,
  state: view.state,
  currency: view.currency,
  receivedMinor: view.received_minor,
  refundedMinor: view.refunded_minor,
  isChargedBack: view.charged_back,
  failure: view.failure,
  redirectUrl: view.redirect_url,
  mandate: view.mandate,
  instructions: view.instructions,
})

interface Options {
  url: string
  secret: string
  webhookUrl?: string
  wallets?: WalletMerchants
}

export const createSandboxProvider = ({ url, secret, webhookUrl, wallets }: Options): PaymentProvider => {
  const client = createHttpClient({
    name: 'the provider',
    baseURL: url,
    timeoutMs,
    headers: { authorization: `Bearer ${secret}` },
  })
  /**
   * Allows retries: the provider deduplicates charges and refunds by our reference (idempotency key), and its other
   * requests are idempotent.
   */
  const request = async (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => {
    try {
      return (await client.request({ method, url: path, data: body, isRepeatable: true })).data
    } catch (error) {
      if (error instanceof HttpClientError)
        throw new ProviderUnavailable(error.message, error.mayHaveSucceeded)
      throw new ProviderUnavailable('no connection', true)
    }
  }
  const payment = async (answer: Promise<unknown>): Promise<ProviderPayment> => {
    const parsed = viewSchema.safeParse(await answer)
    if (!parsed.success) throw new ProviderUnavailable('an answer that cannot be read', true)
    return toPayment(parsed.data)
  }
  const path = (id: string) => `/v1/payments/${encodeURIComponent(id)}`

  return {
    name: 'sandbox',
    // Google's test environment has an example gateway. Apple Pay would need a verified merchant.
    wallets: {
      offer: (method) =>
        method === 'googlepay' && wallets?.google
          ? googleOffer({
              merchant: wallets.google,
              gateway: 'example',
              account: 'exampleGatewayMerchantId',
              isLive: false,
            })
          : null,
      startSession: async () => ({}),
    },
    createPayment: (order) =>
      payment(
        request('POST', '/v1/payments', {
          reference: order.reference,
          amount_minor: order.amountMinor,
          currency: order.currency,
          description: order.description,
          method: order.method,
          family: order.family,
          country: order.country,
          locale: order.locale,
          return_url: order.returnUrl,
          notify_url: webhookUrl ?? null,
          wants_mandate: order.wantsMandate,
          manual_capture: order.isHeld,
          debit: order.debit ?? null,
          wallet_token: order.walletToken ?? null,
          shopper: order.shopper,
        }),
      ),
    getPayment: (id) => payment(request('GET', path(id))),
    cancelPayment: async (id) => void (await request('POST', `${path(id)}/cancel`, {})),
    chargeMandate: (charge) =>
      payment(
        request('POST', `/v1/mandates/${encodeURIComponent(charge.mandate)}/charges`, {
          reference: charge.reference,
          amount_minor: charge.amountMinor,
          currency: charge.currency,
          description: charge.description,
          manual_capture: charge.isHeld,
          notify_url: webhookUrl ?? null,
        }),
      ),
    listMandates: async (shopper) => {
      const parsed = mandatesSchema.safeParse(
        await request('GET', `/v1/shoppers/${encodeURIComponent(shopper)}/mandates`),
      )
      if (!parsed.success) throw new ProviderUnavailable('an answer that cannot be read')
      return parsed.data.mandates.map(({ id }) => id)
    },
    deleteMandate: async ({ id }) =>
      void (await request('POST', `/v1/mandates/${encodeURIComponent(id)}/delete`, {})),
    capture: ({ providerId }) => payment(request('POST', `${path(providerId)}/capture`, {})),
    release: ({ providerId }) => payment(request('POST', `${path(providerId)}/release`, {})),
    refund: async ({ providerId, reference, amountMinor }) => {
      await request('POST', `${path(providerId)}/refunds`, { reference, amount_minor: amountMinor })
      return { id: null }
    },
    verifyWebhook: (headers, body, now) => {
      if (!isSignedWebhook(secret, { header: headers[signatureHeader], body, now }))
        throw new DomainError('signature_invalid')
      const parsed = webhookSchema.safeParse(parseBody(body))
      if (!parsed.success) throw new DomainError('bad_input', { field: 'body' })
      return { id: parsed.data.id, payment: toPayment(parsed.data.payment) }
    },
  }
}
