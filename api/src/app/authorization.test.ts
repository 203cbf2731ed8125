import { endpoints } from '@duetto/shared/contract'
import type { EndpointName } from '@duetto/shared/contract'
import { contract } from '@duetto/shared/contract/schemas'
import sql, { raw } from 'sql-template-tag'
import type { z } from 'zod'
import { describeOnEachEngine, createTestApp } from '../testing'
import type { TestApp, TestMember } from '../testing'
import { buy, newKey, useProvider } from '../testing/money'
import type { FakeProvider } from '../testing/fakeProvider'
import { addPasskey, addPhotos, saveSettings, sendText } from '../testing/social'

type Thing = 'search' | 'profile' | 'conversation' | 'message' | 'photo' | 'payment' | 'debit' | 'passkey'

interface Row {
  call: EndpointName
  of: Thing
  with: (id: number) => { query?: object; body?: object }
}

const text = { kind: 'text', text: 'Hello' }
const rows: readonly Row[] = [
  { call: 'getMember', of: 'profile', with: (id) => ({ query: { id } }) },
  { call: 'like', of: 'profile', with: (profile) => ({ body: { profile } }) },
  { call: 'unlike', of: 'profile', with: (profile) => ({ body: { profile } }) },
  { call: 'markLikeSeen', of: 'profile', with: (profile) => ({ body: { profile } }) },
  { call: 'visit', of: 'profile', with: (profile) => ({ body: { profile } }) },
  { call: 'swipe', of: 'profile', with: (profile) => ({ body: { profile, decision: 'like' } }) },
  { call: 'skip', of: 'profile', with: (profile) => ({ body: { profile } }) },
  { call: 'unskip', of: 'profile', with: (profile) => ({ body: { profile } }) },
  { call: 'saveNote', of: 'profile', with: (profile) => ({ body: { profile, text: 'Hm' } }) },
  { call: 'openSavedSearch', of: 'search', with: (id) => ({ body: { id } }) },
  { call: 'removeSavedSearch', of: 'search', with: (id) => ({ body: { id } }) },
  { call: 'block', of: 'profile', with: (profile) => ({ body: { profile } }) },
  { call: 'unblock', of: 'profile', with: (profile) => ({ body: { profile } }) },
  { call: 'report', of: 'profile', with: (id) => ({ body: { kind: 'profile', id, reason: 'spam' } }) },
  { call: 'getMessages', of: 'profile', with: (profile) => ({ query: { profile } }) },
  { call: 'sendMessage', of: 'profile', with: (profile) => ({ body: { profile, ...text } }) },
  { call: 'getIcebreakers', of: 'profile', with: (profile) => ({ query: { profile } }) },
  { call: 'getMessages', of: 'conversation', with: (conversation) => ({ query: { conversation } }) },
  { call: 'sendMessage', of: 'conversation', with: (conversation) => ({ body: { conversation, ...text } }) },
  { call: 'sendTyping', of: 'conversation', with: (conversation) => ({ body: { conversation } }) },
  { call: 'markRead', of: 'conversation', with: (conversation) => ({ body: { conversation, message: 1 } }) },
  { call: 'saveDraft', of: 'conversation', with: (conversation) => ({ body: { conversation, text: 'Hm' } }) },
  { call: 'editMessage', of: 'message', with: (message) => ({ body: { message, text: 'Hm' } }) },
  { call: 'deleteMessage', of: 'message', with: (message) => ({ body: { message } }) },
  { call: 'openMedia', of: 'message', with: (message) => ({ body: { message } }) },
  { call: 'react', of: 'message', with: (message) => ({ body: { message, emoji: '👍' } }) },
  {
    call: 'updateChat',
    of: 'conversation',
    with: (conversation) => ({ body: { conversation, is_muted: true } }),
  },
  { call: 'deleteChat', of: 'conversation', with: (conversation) => ({ body: { conversation } }) },
  { call: 'updatePhoto', of: 'photo', with: (id) => ({ body: { id, is_main: true } }) },
  { call: 'deletePhoto', of: 'photo', with: (id) => ({ body: { id } }) },
  { call: 'appealPhoto', of: 'photo', with: (id) => ({ body: { id, text: 'Hm' } }) },
  { call: 'removePasskey', of: 'passkey', with: (passkey) => ({ body: { passkey, password: 'a guess' } }) },
  { call: 'getPayment', of: 'payment', with: (id) => ({ query: { id } }) },
  { call: 'getTransactions', of: 'payment', with: (id) => ({ query: { id } }) },
  { call: 'getReceipt', of: 'payment', with: (id) => ({ query: { id } }) },
  { call: 'withdraw', of: 'payment', with: (payment) => ({ body: { payment, confirm: true } }) },
  { call: 'cancelPayment', of: 'payment', with: (payment) => ({ body: { payment } }) },
  {
    call: 'completePayment',
    of: 'payment',
    with: (payment) => ({ body: { payment, redirect_result: 'x' } }),
  },
  { call: 'getDirectDebit', of: 'debit', with: (id) => ({ query: { id } }) },
  { call: 'sendDirectDebitCode', of: 'debit', with: (payment) => ({ body: { payment } }) },
  { call: 'confirmDirectDebit', of: 'debit', with: (payment) => ({ body: { payment, sms_code: '000000' } }) },
]
const idempotent: readonly EndpointName[] = [
  'openSavedSearch',
  'removeSavedSearch',
  'unlike',
  'unskip',
  'unblock',
  'markLikeSeen',
  'visit',
]
const free: readonly EndpointName[] = ['signUp', 'completeSignUp', 'repeatOrder']
const absent = 999_999

describe('authorisation table', () => {
  it('covers every call with an id', () => {
    const namesId = (name: EndpointName): boolean => {
      const { query, body } = contract[name] as { query?: z.ZodObject; body?: z.ZodObject }
      const shape = { ...query?.shape, ...body?.shape }
      return ['id', 'profile', 'conversation', 'message', 'payment', 'passkey'].some(
        (field) => field in shape,
      )
    }
    const names = (Object.keys(endpoints) as EndpointName[]).filter(
      (name) => namesId(name) && !free.includes(name),
    )
    expect([...new Set(rows.map(({ call }) => call))].sort()).toEqual(names.sort())
  })
})

describeOnEachEngine('authorisation', (engine) => {
  let site: TestApp
  let provider: FakeProvider
  beforeAll(async () => {
    site = await createTestApp({ engine })
    provider = useProvider(site)
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const make = async (thing: Thing, owner: TestMember, other: TestMember): Promise<number> => {
    if (thing === 'search')
      return (await owner.call('saveSearch', { body: { query: 'gender=all' } })).searches[0]?.id ?? 0
    if (thing === 'profile') return owner.id
    if (thing === 'photo') return (await addPhotos(site.db, owner.id, 2))[1] ?? 0
    if (thing === 'passkey') return addPasskey(site.db, owner.id)
    if (thing === 'conversation')
      return (await sendText(owner, { profile: other.id }, 'Hi')).message.conversation
    if (thing === 'message') return (await sendText(owner, { profile: other.id }, 'Hi')).message.id
    if (thing === 'payment') return (await buy(site, provider, owner)).payment_id
    const body = {
      package: 'p1',
      iban: 'NL91ABNA0417164300',
      holder: 'A. Vos',
      phone: '+31612345678',
      agreement: true,
    } as const
    return (await owner.call('startDirectDebit', { body, key: newKey() })).payment.payment_id
  }
  const callWith = async ({ call, with: give }: Row, member: Pick<TestMember, 'call'>, id: number) => {
    const { status, body } = await member.call.raw(call, { ...give(id), key: newKey() })
    const { requestId: _, ...rest } = (body ?? {}) as Record<string, unknown>
    return { status, body: rest }
  }
  const people = async () =>
    [
      await site.member({ country: 'NL', paid_user: true, credits: 9, gender: 'female' }),
      await site.member({ country: 'NL', gender: 'male' }),
      await site.member({ country: 'NL', gender: 'male' }),
    ] as const

  it.each(rows)('[ERROR-02] asks a visitor to log in: $call by $of', async (row) => {
    const [owner, other] = await people()
    const answer = await callWith(row, { call: site.visitor }, await make(row.of, owner, other))
    if (endpoints[row.call].access === 'anyone') expect(answer.status).toBe(200)
    else expect(answer).toMatchObject({ status: 403, body: { authentication_required: true } })
  })

  it.each(rows)('answers not_found for an unknown id: $call by $of', async (row) => {
    const [, , stranger] = await people()
    const answer = await callWith(row, stranger, absent)
    if (idempotent.includes(row.call)) expect(answer).toEqual({ status: 200, body: { ok: true } })
    else expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })

  it.each(rows.filter(({ of }) => of !== 'profile'))(
    '[ERROR-02] answers not_found for another member’s id: $call by $of',
    async (row) => {
      const [owner, other, stranger] = await people()
      const id = await make(row.of, owner, other)
      expect(await callWith(row, stranger, id)).toEqual(await callWith(row, stranger, absent))
      expect((await callWith(row, owner, id)).body).not.toMatchObject({ code: 'not_found' })
    },
  )

  it.each(rows.filter(({ of, call }) => of === 'profile' && ![...idempotent, 'report'].includes(call)))(
    '[MEMBER-11] answers not_found for a blocking, deleted or suspended member: $call by $of',
    async (row) => {
      const [target, other] = await people()
      expect((await callWith(row, other, target.id)).status).toBe(200)
      await site.reset()
      const [owner, , stranger] = await people()
      const absentAnswer = await callWith(row, stranger, absent)
      await owner.call('block', { body: { profile: stranger.id } })
      expect(await callWith(row, stranger, owner.id)).toEqual(absentAnswer)
      await owner.call('unblock', { body: { profile: stranger.id } })
      for (const status of ['deleted', 'suspended']) {
        await site.db.run(sql`update users set status = ${status} where id = ${owner.id}`)
        expect(await callWith(row, stranger, owner.id)).toEqual(absentAnswer)
      }
    },
  )

  const hidden = [
    ['invisible', sql`is_invisible = true`],
    ['suspended', sql`status = 'suspended'`],
    ['deleted', sql`status = 'deleted'`],
    ['not confirmed', sql`status = 'not_confirmed'`],
  ] as const
  const ofProfiles = rows.filter(({ of, call }) => of === 'profile' && !idempotent.includes(call))

  it.each(
    ofProfiles.flatMap((row) => hidden.map(([state, change]) => [row.call, state, row, change] as const)),
  )('[ACCOUNT-11] %s answers not_found for a member who is %s', async (_, __, row, change) => {
    const [owner, , stranger] = await people()
    await site.db.run(sql`update users set ${change} where id = ${owner.id}`)
    expect(await callWith(row, stranger, owner.id)).toEqual(await callWith(row, stranger, absent))
  })

  it('[ACCOUNT-11] an invisible member is visible to those she likes or writes to', async () => {
    const [owner, liked, writtenTo] = await people()
    await owner.call('like', { body: { profile: liked.id } })
    await sendText(owner, { profile: writtenTo.id }, 'Hi')
    await site.db.run(sql`update users set is_invisible = true where id = ${owner.id}`)
    for (const known of [liked, writtenTo])
      expect((await known.call('like', { body: { profile: owner.id } })).profile.id).toBe(owner.id)
  })

  it('[ACCOUNT-11] a member who becomes invisible disappears from strangers’ likes', async () => {
    const [owner, , stranger] = await people()
    await stranger.call('like', { body: { profile: owner.id } })
    await site.db.run(sql`update users set is_invisible = true where id = ${owner.id}`)
    expect((await stranger.call('getLikes')).profiles).toEqual([])
  })

  const forVisitors = rows.filter(({ of, call }) => of === 'profile' && endpoints[call].access === 'anyone')
  it.each(
    forVisitors.flatMap((row) =>
      [...hidden, ['private', sql`is_private = true`] as const].map(
        ([state, change]) => [row.call, state, row, change] as const,
      ),
    ),
  )('[ACCOUNT-11] a visitor’s %s answers not_found for a member who is %s', async (_, __, row, change) => {
    const [owner] = await people()
    await site.db.run(sql`update users set ${change} where id = ${owner.id}`)
    const visitor = { call: site.visitor }
    expect(await callWith(row, visitor, owner.id)).toEqual(await callWith(row, visitor, absent))
  })

  it.each(['full', 'limited', 'none'] as const)(
    '[MEMBER-02] logged_out_search %s determines which profiles a visitor can open',
    async (mode) => {
      const [owner] = await people()
      const trafficMode = mode === 'none' ? 'full' : mode
      await saveSettings(site.db, { logged_out_search: mode, logged_out_search_trafficsource: trafficMode })
      const open = (query: object) => site.visitor.raw('getMember', { query: { id: owner.id, ...query } })
      expect((await open({})).status).toBe(mode === 'none' ? 404 : 200)
      expect((await open({ trafficsource: true })).status).toBe(200)
      await site.db.run(sql`delete from settings`)
      await saveSettings(site.db, { logged_out_search: mode, logged_out_search_trafficsource: mode })
      for (const row of forVisitors)
        expect((await callWith(row, { call: site.visitor }, owner.id)).status).toBe(
          mode === 'none' ? 404 : 200,
        )
    },
  )

  const storedOf = async (id: number): Promise<unknown[]> => {
    const references = await site.db.many<{ name: string; by: string }>(sql`
      select c.conrelid::regclass::text as name, a.attname::text as by from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass`)
    const places = [...references, { name: 'users', by: 'id' }]
    return Promise.all(
      places.map(({ name, by }) =>
        site.db.many(sql`
          select to_jsonb(t) - 'last_active' as stored from ${raw(name)} t where ${raw(by)} = ${id} order by 1`),
      ),
    )
  }

  it.each(rows)('leaves everything of a third member as it is: $call by $of', async (row) => {
    const [owner, other, third] = await people()
    for (const { id } of [other, third]) await owner.call('like', { body: { profile: id } })
    await sendText(owner, { profile: third.id }, 'Hi')
    await make(row.of, third, owner)
    const id = await make(row.of, owner, other)
    const before = await storedOf(third.id)
    const answer = await callWith(row, row.of === 'profile' ? other : owner, id)
    expect(answer.body).not.toMatchObject({ code: 'not_found' })
    expect(await storedOf(third.id)).toEqual(before)
  })

  it.each(rows)('refuses an ended session: $call by $of', async (row) => {
    const [owner, other] = await people()
    const id = await make(row.of, owner, other)
    await owner.call('logout')
    const [mine, visitors] = [await callWith(row, owner, id), await callWith(row, { call: site.visitor }, id)]
    expect(mine).toEqual(row.call === 'report' ? expect.objectContaining({ status: 200 }) : visitors)
  })
})
