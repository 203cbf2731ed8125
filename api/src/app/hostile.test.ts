import { endpoints, errorStatus } from '@duetto/shared/contract'
import type { EndpointName } from '@duetto/shared/contract'
import { contract } from '@duetto/shared/contract/schemas'
import { isStorableText, isVisible } from '@duetto/shared/domain'
import fc from 'fast-check'
import type { z } from 'zod'
import { createTestApp } from '../testing'
import type { TestApp, TestMember } from '../testing'
import { useProvider } from '../testing/money'

const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== 'logout')

const plausible: readonly unknown[] = [
  1,
  2,
  0,
  true,
  'text',
  'male',
  'IT',
  'p1',
  'like',
  'profile',
  'creditcard',
  'somebody@site.example',
  'a quiet lighthouse',
  '1990-05-05',
  '2026-02-30',
  'NL91ABNA0417164300',
  '+31612345678',
  '000000',
  'x'.repeat(22),
  [],
  {},
]
const hostile = fc.oneof(
  fc.constantFrom<unknown>(-1, 2 ** 53, 1e300, null, ...plausible),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }),
)
const fieldValue = (schema: z.ZodType) => {
  const fitting = plausible.filter((value) => schema.safeParse(value).success)
  if (fitting.length === 0) return hostile
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: hostile })
}
const hostileInput = (name: EndpointName) => {
  const { query, body } = contract[name] as { query?: z.ZodObject; body?: z.ZodObject }
  const known = Object.entries((query ?? body)?.shape ?? {}) as [string, z.ZodType][]
  const inputs = fc.record(Object.fromEntries(known.map(([field, schema]) => [field, fieldValue(schema)])), {
    requiredKeys: known.flatMap(([field, schema]) => (schema.safeParse(undefined).success ? [] : [field])),
  })
  const others = fc.dictionary(fc.constantFrom('__proto__', 'id', 'x', ''), hostile, { maxKeys: 1 })
  return fc.oneof({ weight: 9, arbitrary: inputs }, { weight: 1, arbitrary: others })
}
const hostileCall = fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), hostileInput(name)))

describe('hostile input', () => {
  let site: TestApp
  let me: TestMember
  let her: TestMember
  beforeAll(async () => {
    site = await createTestApp()
    useProvider(site)
    me = await site.member({ paid_user: true, credits: 100 })
    her = await site.member()
  })
  afterAll(() => site.close())

  it('[ERROR-08] answers or refuses any body and query in the error format, never with 500', async () => {
    let key = 0
    await fc.assert(
      fc.asyncProperty(hostileCall, async ([name, input]) => {
        key += 1
        const isRead = endpoints[name].method === 'GET'
        for (const { call } of [me, { call: site.visitor }]) {
          const given = isRead ? { query: asQuery(input) } : { body: input }
          const { status, body } = await call.raw(name, { ...given, key: `hostile-${key}` })
          if (status === 200) continue
          expect(status).toBeLessThan(500)
          const { code, requestId } = body as { code: keyof typeof errorStatus; requestId: string }
          expect(errorStatus[code]).toBe(status)
          expect(requestId).toBeTruthy()
        }
      }),
      { numRuns: 700 },
    )
  }, 60_000)

  it('[CHAT-10] refuses any text as bad input or returns it byte for byte', async () => {
    await site.reset()
    me = await site.member({ paid_user: true, credits: 1000 })
    her = await site.member()
    let key = 0
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), async (text) => {
        key += 1
        const given = { key: `text-key-${key}`, body: { profile: her.id, kind: 'text', text } }
        const { status } = await me.call.raw('sendMessage', given)
        const isFine = isStorableText(text) && isVisible(text)
        expect(status).toBe(isFine ? 200 : 400)
        if (!isFine) return
        const { messages } = await her.call('getMessages', { query: { profile: me.id } })
        expect(messages.at(-1)?.text).toBe(text)
      }),
      { numRuns: 120 },
    )
  }, 60_000)
})

const asQuery = (input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
