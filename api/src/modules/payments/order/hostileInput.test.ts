import type { EndpointName } from '@duetto/shared/contract'
import { errorStatus } from '@duetto/shared/contract'
import fc from 'fast-check'
import { createTestApp } from '../../../testing'
import type { TestApp, TestMember } from '../../../testing'
import { newKey, order, useProvider } from '../../../testing/money'

const money: EndpointName[] = [
  'getTimeBonus',
  'getDiscountCode',
  'getPackages',
  'getPaymentMethods',
  'startPayment',
  'getPayment',
  'repeatOrder',
  'startDirectDebit',
  'confirmDirectDebit',
  'getTransactions',
  'withdraw',
]
const forMembers = money.filter((name) => name !== 'getPackages' && name !== 'getPaymentMethods')

describe('payment calls', () => {
  let site: TestApp
  let anna: TestMember
  beforeAll(async () => {
    site = await createTestApp()
    useProvider(site)
    anna = await site.member({ country: 'NL', created_at: new Date(0) })
    await order(anna)
  })
  afterAll(() => site.close())

  it.each(forMembers)('[ERROR-02] %s asks a visitor to log in', async (name) => {
    const { status, body } = await site.visitor.raw(name, { key: newKey() })
    expect({ status, body }).toMatchObject({ status: 403, body: { code: 'authentication_required' } })
  })

  it.each(['startPayment', 'repeatOrder', 'startDirectDebit', 'confirmDirectDebit', 'withdraw'] as const)(
    '[ERROR-02] %s is refused from another site, and without a key',
    async (name) => {
      const foreign = await anna.call.raw(name, {
        key: newKey(),
        body: {},
        headers: { 'sec-fetch-site': 'cross-site' },
      })
      expect(foreign).toMatchObject({ status: 403, body: { code: 'same_origin_required' } })
      expect(await anna.call.raw(name, { body: {} })).toMatchObject({ status: 400 })
    },
  )

  const hostile = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(
      '\u0000',
      '\ud800',
      '1; drop table users',
      "' or 1=1 --",
      -1,
      1e308,
      2 ** 53,
      null,
      [],
      {},
    ),
  )
  const body = fc.oneof(
    hostile,
    fc.record(
      {
        package: fc.oneof(fc.constant('p1'), hostile),
        method: fc.oneof(fc.constantFrom('creditcard', 'directdebit', 'ideal'), hostile),
        code: hostile,
        price_minor: hostile,
        payment: fc.oneof(fc.constant(1), hostile),
        confirm: fc.oneof(fc.constant(true), hostile),
        iban: fc.oneof(fc.constant('NL91ABNA0417164300'), hostile),
        holder: hostile,
        phone: hostile,
        agreement: fc.oneof(fc.constant(true), hostile),
        sms_code: fc.oneof(fc.constant('123456'), hostile),
      },
      { requiredKeys: [] },
    ),
  )

  const asQuery = (input: unknown) =>
    Object.fromEntries(
      Object.entries(typeof input === 'object' && input !== null ? input : {}).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    )

  it('[ERROR-08] any input is answered or refused in the API’s format, never with 500', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...money),
        body,
        fc.dictionary(fc.string(), fc.string()),
        async (name, input, query) => {
          const isGet = name.startsWith('get')
          const answer = await anna.call.raw(name, {
            key: newKey(),
            query: isGet ? { ...query, ...asQuery(input) } : {},
            body: isGet ? undefined : input,
          })
          expect(answer.status).toBeLessThan(500)
          if (answer.status >= 400)
            expect(Object.keys(errorStatus)).toContain((answer.body as { code: string }).code)
        },
      ),
      { numRuns: 400 },
    )
  }, 60_000)

  it('[ERROR-08] a webhook of any bytes is refused, never with 500', async () => {
    site.deps.payments = undefined
    site.deps.config.payment = {
      provider: 'sandbox',
      wallets: {},
      url: 'http://127.0.0.1:9',
      secret: 'secret-of-this-very-test',
    }
    await fc.assert(
      fc.asyncProperty(fc.uint8Array(), fc.string(), async (bytes, header) => {
        const { statusCode } = await site.app.inject({
          method: 'POST',
          url: '/api/payment-webhook/sandbox',
          headers: { 'x-payment-signature': header.replace(/[^\x20-\x7e]/g, '') },
          payload: Buffer.from(bytes),
        })
        expect(statusCode).toBe(401)
      }),
    )
  })
})
