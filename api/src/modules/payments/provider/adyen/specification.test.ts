import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import Ajv from 'ajv/dist/2020'
import { key, link, noticeOf, order, platform, read, sign } from './fakePlatform'

const folder = resolve(import.meta.dirname ?? __dirname, '../../../../../../../shared/fixtures/adyen')
const hasFixtures = existsSync(resolve(folder, 'CheckoutService-v72.json'))
const describeWithFixtures = hasFixtures ? describe : describe.skip
if (!hasFixtures) process.stdout.write(`skipped: no specifications of Adyen in ${folder}\n`)

interface Operation {
  requestBody?: {
    content: Record<string, { examples?: Record<string, { $ref: string }>; schema: { $ref: string } }>
  }
  responses?: Record<string, { content?: Record<string, { examples?: Record<string, { $ref: string }> }> }>
}
interface Specification {
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; examples: Record<string, { value: unknown }> }
}
const json = 'application/json'
const load = (name: string): Specification =>
  JSON.parse(readFileSync(resolve(folder, name), 'utf8')) as Specification

const validatorOf = ({ components }: Specification) => {
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema({ $id: 'spec', components })
  return (schema: string, body: unknown): string[] => {
    const name = schema.split('/').at(-1) ?? ''
    const known = Object.keys((components.schemas[name] as { properties?: object }).properties ?? {})
    const validate = ajv.compile({ $ref: `spec#/components/schemas/${name}` })
    const isRight = validate(body)
    const unknown = Object.keys(body as object).filter((field) => known.length > 0 && !known.includes(field))
    return [
      ...(isRight
        ? []
        : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)),
      ...unknown.map((field) => `unknown field ${field}`),
    ]
  }
}

describeWithFixtures('Adyen’s published specification', () => {
  const checkout = hasFixtures
    ? load('CheckoutService-v72.json')
    : { components: { schemas: {}, examples: {} } }
  const hooks = hasFixtures ? load('Webhooks-v1.json') : checkout

  it('the specification allows every request', async () => {
    const errorsOf = validatorOf(checkout)
    const { provider, requests } = platform({
      '/paymentLinks': link('active'),
      '/payments/details': { pspReference: 'P1', resultCode: 'Authorised', merchantReference: 'D5-abc' },
      '/payments/': { pspReference: 'R1', status: 'received' },
      '/applePay/sessions': { data: Buffer.from('{"nonce":"n"}').toString('base64') },
      '/payments': { pspReference: 'P1', resultCode: 'Authorised' },
      '/storedPaymentMethods/M5N7': {},
      '/storedPaymentMethods': { storedPaymentMethods: [{ id: 'M5N7' }] },
    })
    await provider.createPayment({ ...order, method: 'creditcard', family: 'card', wantsMandate: true })
    await provider.createPayment({ ...order, method: 'banktransfer', family: 'transfer' })
    const debit = { iban: 'NL91ABNA0417164300', holder: 'A. de Vries' }
    await provider.createPayment({
      ...order,
      method: 'directdebit',
      family: 'debit',
      debit,
      wantsMandate: true,
    })
    await provider.chargeMandate({ ...order, method: 'creditcard', mandate: 'M5N7TQ4TG5PFWR50' })
    await provider.refund({ providerId: 'P1', reference: 'W-1', amountMinor: 1299, currency: 'EUR' })
    await provider.cancelPayment('PL61C53A8B97E6915A')
    const wallet = { ...order, family: 'wallet' } as const
    await provider.createPayment({ ...wallet, method: 'googlepay', walletToken: '{"signature":"x"}' })
    await provider.createPayment({ ...wallet, method: 'applepay', walletToken: '{"data":"x"}' })
    await provider.wallets?.startSession('applepay', { host: 'duetto.example', name: 'Duetto B.V.' })
    await provider.completePayment?.('X+1')
    await provider.deleteMandate({ id: 'M5N7', shopper: 'member-7' })
    const held = { ...order, method: 'creditcard', isHeld: true } as const
    await provider.createPayment({ ...held, family: 'card' })
    await provider.chargeMandate({ ...held, mandate: 'M5N7TQ4TG5PFWR50' })
    const end = { providerId: 'P1', amountMinor: 1299, currency: 'EUR' }
    await provider.capture({ ...end, reference: 'C-5' })
    await provider.release({ ...end, reference: 'V-5' })
    expect(requests).toHaveLength(16)
    for (const { path, method, body } of requests) {
      const template = Object.keys(checkout.paths ?? {}).find((known) =>
        new RegExp(`^${known.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(path),
      )
      const operation = checkout.paths?.[template ?? '']?.[method.toLowerCase()]
      expect([method, path, operation]).toEqual([method, path, expect.anything()])
      if (!operation?.requestBody) continue
      const schema = operation.requestBody.content[json]?.schema.$ref
      expect([path, schema && errorsOf(schema, body)]).toEqual([path, []])
    }
  })

  const example = (spec: Specification, reference?: string): unknown =>
    spec.components.examples[reference?.split('/').at(-1) ?? '']?.value

  it('every published response can be read', async () => {
    for (const path of ['/paymentLinks', '/payments'] as const) {
      const responses = checkout.paths?.[path]?.['post']?.responses ?? {}
      for (const { content } of Object.values(responses))
        for (const [name, { $ref }] of Object.entries(content?.[json]?.examples ?? {})) {
          if (!/^(basic|card-direct|card-3d-secure-redirect|ideal|card-securedfields)$/.test(name)) continue
          const { provider } = platform({ [path]: example(checkout, $ref) })
          const answer =
            path === '/payments'
              ? await provider.chargeMandate({ ...order, mandate: 'M' })
              : await provider.createPayment(order)
          expect(answer.state).toMatch(/^(authorised|requires_action|pending)$/)
        }
    }
  })

  it('every published webhook is read or ignored, once it is signed', async () => {
    const { provider } = platform({})
    const states: Record<string, string | undefined> = {}
    for (const [event, operations] of Object.entries(hooks.webhooks ?? {}))
      for (const operation of Object.values(operations))
        for (const { $ref } of Object.values(operation.requestBody?.content[json]?.examples ?? {})) {
          const body = example(hooks, $ref) as ReturnType<typeof noticeOf> | undefined
          const items = body?.notificationItems ?? []
          if (items.length !== 1) continue
          for (const { NotificationRequestItem: item } of items) {
            item.merchantAccountCode = 'DuettoECOM'
            item.additionalData = { ...item.additionalData, hmacSignature: '' }
            item.additionalData.hmacSignature = sign(item, key)
          }
          states[event] = (await read(provider, body)).payment?.state
        }
    expect(states).toMatchObject({
      '/AUTHORISATION': 'authorised',
      '/CAPTURE': 'paid',
      '/CHARGEBACK': 'paid',
      '/OFFER_CLOSED': 'expired',
    })
  })
})
