import { createHmac } from 'node:crypto'
import type { NewPayment } from '../PaymentProvider'
import { createAdyenProvider } from './adyenProvider'
import type { HttpClient } from './client'

export const key = 'ab'.repeat(32)
export const oldKey = 'cd'.repeat(32)
export const order: NewPayment = {
  reference: 'D5-abc',
  amountMinor: 1299,
  currency: 'EUR',
  description: '30 credits',
  method: 'ideal',
  family: 'bank_redirect',
  country: 'NL',
  locale: 'nl',
  shopper: 'member-7',
  returnUrl: 'https://duetto.example/credits/p1/ideal?payment=5',
  wantsMandate: false,
  isHeld: false,
}

export const platform = (answers: Record<string, unknown>) => {
  const requests: { path: string; method: string; body: unknown; idempotencyKey?: string }[] = []
  const httpClient: HttpClient = {
    request: async (endpoint, body, _config, _isKey, options) => {
      const path = new URL(endpoint).pathname.replace(/^.*\/v72/, '')
      const text = body.toString()
      requests.push({
        path,
        method: options?.method ?? 'POST',
        body: text ? JSON.parse(text) : undefined,
        idempotencyKey: options?.idempotencyKey,
      })
      const answer = Object.entries(answers).find(([prefix]) => path.startsWith(prefix))?.[1]
      if (answer === undefined)
        throw Object.assign(new Error('refused'), { statusCode: 422, errorCode: '14_0408' })
      return JSON.stringify(answer)
    },
  }
  const provider = createAdyenProvider({
    apiKey: 'key',
    merchantAccount: 'DuettoECOM',
    hmacKeys: [key, oldKey],
    wallets: { google: 'BCR2DN4T', apple: 'merchant.example.duetto' },
    httpClient,
  })
  return { provider, requests }
}

export const link = (status: string) => ({
  id: 'PL61C53A8B97E6915A',
  merchantAccount: 'DuettoECOM',
  reference: order.reference,
  amount: { value: 1299, currency: 'EUR' },
  status,
  url: 'https://test.adyen.link/PL61C53A8B97E6915A',
})

interface Item {
  pspReference: string
  originalReference?: string
  merchantAccountCode: string
  merchantReference: string
  amount: { value: number; currency: string }
  eventCode: string
  success: string
  additionalData?: Record<string, string>
}
export const sign = (item: Item, secret: string): string => {
  const { pspReference, originalReference = '', merchantAccountCode, merchantReference, amount } = item
  const parts = [pspReference, originalReference, merchantAccountCode, merchantReference]
  const text = [...parts, amount.value, amount.currency, item.eventCode, item.success].join(':')
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(text, 'utf8').digest('base64')
}
export const noticeOf = (values: Partial<Item>, secret = key) => {
  const item: Item = {
    pspReference: 'QFQTPCQ8HXSKGK82',
    merchantAccountCode: 'DuettoECOM',
    merchantReference: order.reference,
    amount: { value: 1299, currency: 'EUR' },
    eventCode: 'AUTHORISATION',
    success: 'true',
    ...values,
  }
  const additionalData = { ...item.additionalData, hmacSignature: sign(item, secret) }
  const body = {
    live: 'false',
    notificationItems: [
      {
        NotificationRequestItem: {
          ...item,
          additionalData,
          eventDate: '2026-03-01T12:00:00+01:00',
          paymentMethod: 'visa',
          reason: '',
        },
      },
    ],
  }
  return body
}
export const read = (provider: ReturnType<typeof createAdyenProvider>, body: unknown) =>
  provider.verifyWebhook({}, Buffer.from(JSON.stringify(body)), new Date())
