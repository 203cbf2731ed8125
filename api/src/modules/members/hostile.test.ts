import { endpoints, errorStatus } from '@duetto/shared/contract'
import type { EndpointName } from '@duetto/shared/contract'
import { contract } from '@duetto/shared/contract/schemas'
import { isStorableText } from '@duetto/shared/domain'
import fc from 'fast-check'
import type { z } from 'zod'
import { makeTestApp } from '../../testing'
import type { TestApp, TestMember } from '../../testing'

const names = [
  'searchMembers',
  'getMember',
  'getLikes',
  'like',
  'unlike',
  'markLikeSeen',
  'autoLike',
  'getSwipeDeck',
  'swipe',
  'undoSwipe',
  'getMatchFinder',
  'findMatches',
  'getChats',
  'deleteChat',
  'getMessages',
  'sendMessage',
  'sendTyping',
  'markRead',
  'getIcebreakers',
  'getGifts',
  'searchGifs',
  'block',
  'unblock',
  'report',
  'complain',
] as const satisfies readonly EndpointName[]

const values = fc.oneof(
  fc.constantFrom<unknown>(
    1,
    0,
    -1,
    2 ** 53,
    1e300,
    null,
    true,
    'text',
    'photo',
    'gift',
    'like',
    'male',
    'IT',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }),
)
/** Mostly fields that the call knows, so that what passes the check reaches the database; now and then others. */
const hostileInput = (name: EndpointName) => {
  const { query, body } = contract[name] as { query?: z.ZodObject; body?: z.ZodObject }
  const known = Object.keys((query ?? body)?.shape ?? {})
  const inputs = fc.record(Object.fromEntries(known.map((field) => [field, values])), { requiredKeys: [] })
  const others = fc.dictionary(fc.constantFrom('__proto__', 'id', 'x', ''), values, { maxKeys: 1 })
  return fc.oneof({ weight: 9, arbitrary: inputs }, { weight: 1, arbitrary: others })
}
const hostileCall = fc.constantFrom(...names).chain((name) => fc.tuple(fc.constant(name), hostileInput(name)))

describe('hostile input', () => {
  let site: TestApp
  let me: TestMember
  let her: TestMember
  beforeAll(async () => {
    site = await makeTestApp()
    me = await site.member({ paid_user: true, credits: 100 })
    her = await site.member()
  })
  afterAll(() => site.close())

  it('[ERROR-08] any body and query is answered or refused in the one shape, never with 500', async () => {
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
      { numRuns: 1500 },
    )
  }, 60_000)

  it('[CHAT-10] any text is refused as bad input or comes back byte for byte', async () => {
    await site.reset()
    me = await site.member({ paid_user: true, credits: 1000 })
    her = await site.member()
    let key = 0
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), async (text) => {
        key += 1
        const given = { key: `text-key-${key}`, body: { profile: her.id, kind: 'text', text } }
        const { status } = await me.call.raw('sendMessage', given)
        const isFine = isStorableText(text) && text.trim() !== ''
        expect(status).toBe(isFine ? 200 : 400)
        if (!isFine) return
        const { messages } = await her.call('getMessages', { query: { profile: me.id } })
        expect(messages.at(-1)?.text).toBe(text)
      }),
      { numRuns: 120 },
    )
  }, 60_000)
})

/** Lone surrogates cannot stand in an address; everything else is tried. */
const asQuery = (input: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
