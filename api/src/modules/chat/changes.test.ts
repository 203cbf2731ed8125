import type { CallResponse } from '@duetto/shared/contract'
import { timings } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { atOnce, sendText } from '../../testing/social'

describeOnEngine('changing a message', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const pair = async () => {
    const [me, her] = [await site.member({ paid_user: true, credits: 50 }), await site.member()]
    const { message } = await sendText(me, { profile: her.id }, 'Are you their?')
    return { me, her, message, body: { conversation: message.conversation, message: message.id } }
  }
  const newest = async (one: TestMember, conversation: number) =>
    (await one.call('getMessages', { query: { conversation } })).messages.at(-1)
  const codeOf = async (answer: Promise<{ body: unknown }>) =>
    ((await answer).body as { code?: string }).code ?? null

  it('[CHAT-01] edits an unread text for both members and in the list, and marks it as edited', async () => {
    const { me, her, message } = await pair()
    const [mine, hers] = [site.eventsOf(me.id), site.eventsOf(her.id)]
    const edited = await me.call('editMessage', { body: { message: message.id, text: 'Are you there?' } })
    expect(edited.message).toMatchObject({ text: 'Are you there?', is_mine: true, revision: 1 })
    expect(edited.message.edited_at).toBeDefined()
    expect(await newest(her, message.conversation)).toMatchObject({ text: 'Are you there?', revision: 1 })
    const [chat] = (await her.call('getChats')).chats
    expect(chat).toMatchObject({ num_unread_messages: 1, last_message: { preview: 'Are you there?' } })
    for (const [events, is_mine] of [
      [mine, true],
      [hers, false],
    ] as const)
      expect(events.map(({ event }) => event)).toMatchObject([
        { type: 'message-changed', message: { text: 'Are you there?', is_mine } },
      ])
  })

  it('[CHAT-01] refuses to edit read, old, overlong or foreign messages, and those without text', async () => {
    const { me, her, message, body } = await pair()
    const edit = (one: TestMember, id: number, text = 'New') =>
      codeOf(one.call.raw('editMessage', { body: { message: id, text } }))
    expect(await edit(her, message.id)).toBe('not_found')
    expect(await edit(me, message.id, 'x'.repeat(1001))).toBe('message_too_long')
    expect(await edit(me, 999_999)).toBe('not_found')
    const gift = await me.call('sendMessage', {
      key: 'a-bouquet-of-mine',
      body: { profile: her.id, kind: 'gift', gift: 'bouquet' },
    })
    expect(await edit(me, gift.message.id)).toBe('bad_input')
    const { now } = site.clock
    site.clock.now = new Date(now.getTime() + timings.messageEditMs)
    expect(await edit(me, message.id)).toBe('edit_time_over')
    site.clock.now = now
    await her.call('markRead', { body })
    expect(await edit(me, message.id)).toBe('message_read')
    expect(await newest(her, message.conversation)).toMatchObject({ kind: 'gift' })
  })

  it('[CHAT-01] deletes an unread message for both: text and unread count are removed, credits are not refunded', async () => {
    const { me, her, message } = await pair()
    const hers = site.eventsOf(her.id)
    const { message: gone } = await me.call('deleteMessage', { body: { message: message.id } })
    expect(gone).toMatchObject({ is_deleted: true, text: '', kind: 'text' })
    expect(await newest(her, message.conversation)).toMatchObject({ is_deleted: true, text: '' })
    const chats = await her.call('getChats')
    expect(chats).toMatchObject({
      total_unread: 0,
      chats: [{ num_unread_messages: 0, last_message: { preview: '' } }],
    })
    expect(hers).toMatchObject([
      { event: { type: 'message-changed', unread: { conversation: 0, total: 0 } } },
    ])
    const { text } = await site.db.one<{ text: string }>(
      sql`select text from messages where id = ${message.id}`,
    )
    expect(text).toBe('')
    const again = await me.call('deleteMessage', { body: { message: message.id } })
    expect(again.message).toEqual(gone)
    expect(hers).toHaveLength(1)
    const { credits } = await site.db.one<{ credits: number }>(
      sql`select credits from wallets where user_id = ${me.id}`,
    )
    expect(credits).toBe(49)
  })

  it('[CHAT-07] deleting one of two unread messages leaves one unread, before and after reading', async () => {
    const { me, her, message } = await pair()
    const second = await sendText(me, { profile: her.id }, 'Second')
    const third = await sendText(me, { profile: her.id }, 'Third')
    await me.call('deleteMessage', { body: { message: second.message.id } })
    const unread = async () => (await her.call('getChats')).chats[0]?.num_unread_messages
    expect(await unread()).toBe(2)
    await her.call('markRead', { body: { conversation: message.conversation, message: message.id } })
    expect(await unread()).toBe(1)
    expect((await her.call('getChats')).chats[0]?.last_message?.preview).toBe('Third')
    await me.call('deleteMessage', { body: { message: third.message.id } })
    expect(await unread()).toBe(0)
  })

  it('[CHAT-07] of a concurrent read and deletion, the first one counts', async () => {
    const { me, her } = await pair()
    const texts = [...Array(12).keys()]
    for (const index of texts) {
      const { message } = await sendText(me, { profile: her.id }, `Nr ${index}`)
      const both = { message: message.id, conversation: message.conversation }
      const [deleted, read] = await Promise.all([
        me.call.raw('deleteMessage', { body: { message: message.id } }),
        her.call.raw('markRead', { body: both }),
      ])
      expect([200, 409]).toContain(deleted.status)
      expect(read.status).toBe(200)
      const shown = await newest(her, message.conversation)
      expect(shown?.is_deleted === true).toBe(deleted.status === 200)
      expect((await her.call('getChats')).total_unread).toBe(0)
    }
  })

  it('[CHAT-01] each member has one reaction, which can be changed and removed', async () => {
    const { me, her, message } = await pair()
    const mine = site.eventsOf(me.id)
    const give = (one: TestMember, emoji: string | null) =>
      one.call('react', { body: { message: message.id, emoji } })
    await atOnce(8, (index) => give(her, index % 2 ? '❤️' : '😂'))
    expect((await give(her, '👍🏽')).message.reactions).toEqual({ mine: '👍🏽', theirs: null })
    const before = mine.length
    await give(her, '👍🏽')
    expect(mine).toHaveLength(before)
    expect((await give(me, '🎉')).message.reactions).toEqual({ mine: '🎉', theirs: '👍🏽' })
    expect((await give(me, null)).message.reactions).toEqual({ mine: null, theirs: '👍🏽' })
    expect((await give(her, null)).message.reactions).toBeUndefined()
    const { revision } = (await newest(me, message.conversation)) ?? {}
    expect(mine.at(-1)).toMatchObject({ event: { type: 'message-changed', message: { revision } } })
    const status = async (emoji: string) =>
      (await her.call.raw('react', { body: { message: message.id, emoji } })).status
    for (const text of ['no', '😂😂', '<b>', '1']) expect(await status(text)).toBe(400)
  })

  it('[CHAT-06] a blocked member can neither edit nor react', async () => {
    const { me, her, message } = await pair()
    await her.call('block', { body: { profile: me.id } })
    const body = { message: message.id }
    expect(await codeOf(me.call.raw('react', { body: { ...body, emoji: '🎉' } }))).toBe('blocked')
    expect(await codeOf(me.call.raw('editMessage', { body: { ...body, text: 'Hm' } }))).toBe('blocked')
  })

  const reply = (one: TestMember, profile: number, reply_to: number) =>
    one.call('sendMessage', {
      key: `reply-key-${one.id}-${reply_to}`,
      body: { profile, kind: 'text', text: 'Yes', reply_to },
    })

  it('[CHAT-01] a reply includes a quote for both members, and is sent once per key', async () => {
    const { me, her, message } = await pair()
    const mine = site.eventsOf(me.id)
    const sent = await reply(her, me.id, message.id)
    expect(sent.message.quote).toEqual({
      id: message.id,
      is_mine: false,
      kind: 'text',
      text: 'Are you their?',
    })
    expect(mine).toMatchObject([{ event: { message: { quote: { id: message.id, is_mine: true } } } }])
    expect((await reply(her, me.id, message.id)).message).toEqual(sent.message)
    expect(await newest(me, message.conversation)).toMatchObject({ quote: { id: message.id } })
  })

  it('[CHAT-01] sends a reply without its quote if the quoted message has been deleted', async () => {
    const { me, her, message } = await pair()
    await me.call('deleteMessage', { body: { message: message.id } })
    const answer = (await reply(her, me.id, message.id)).message
    expect(answer.quote).toBeUndefined()
    const row = await site.db.one<{ reply_to: number | null }>(
      sql`select reply_to from messages where id = ${answer.id}`,
    )
    expect(row.reply_to).toBeNull()
  })

  it('[CHAT-01] a quote does not reveal the kind of a deleted message', async () => {
    const { me, her } = await pair()
    const { message: gift } = await me.call('sendMessage', {
      key: 'a-bouquet-to-quote',
      body: { profile: her.id, kind: 'gift', gift: 'bouquet' },
    })
    expect((await reply(her, me.id, gift.id)).message.quote?.kind).toBe('gift')
    await me.call('deleteMessage', { body: { message: gift.id } })
    const deleted = { id: gift.id, kind: 'text', text: '' }
    for (const one of [me, her]) expect((await newest(one, gift.conversation))?.quote).toMatchObject(deleted)
    expect((await reply(her, me.id, gift.id)).message.quote).toMatchObject(deleted)
  })

  it('[CHAT-09] a quote never shows a message that its reader deleted or may not see', async () => {
    const { me, her, message } = await pair()
    const stranger = await site.member({ paid_user: true, credits: 5 })
    const foreign = await sendText(stranger, { profile: her.id }, 'Between us')
    expect((await reply(her, me.id, foreign.message.id)).message.quote).toBeUndefined()
    await reply(her, me.id, message.id)
    const quoteFor = async (one: TestMember) => (await newest(one, message.conversation))?.quote
    expect(await quoteFor(her)).toBeDefined()
    await site.db.run(sql`
      update messages set created_at = ${new Date(site.clock.now.getTime() - 91 * 86_400_000)} where id = ${message.id}`)
    expect(await quoteFor(her)).toBeUndefined()
    const { found } = await her.call('searchMessages', { query: { q: 'Yes' } })
    expect(found.map(({ message: hit }) => [hit.text, hit.quote])).toEqual([
      ['Yes', undefined],
      ['Yes', undefined],
    ])
    expect(await quoteFor(me)).toBeDefined()
    await me.call('deleteChat', { body: { conversation: message.conversation } })
    await sendText(her, { profile: me.id }, 'Back again')
    await me.call('sendMessage', {
      key: 'answer-to-what-was-deleted',
      body: { profile: her.id, kind: 'text', text: 'Hm', reply_to: message.id },
    })
    expect(await quoteFor(me)).toBeUndefined()
    expect(
      (await me.call('getMessages', { query: { conversation: message.conversation } })).messages,
    ).toHaveLength(2)
  })

  it('[CHAT-09] responses and events of changed or new messages never show such a quote', async () => {
    const { me, her, message } = await pair()
    const answer = (await reply(her, me.id, message.id)).message
    await site.db.run(sql`
      update messages set created_at = ${new Date(site.clock.now.getTime() - 91 * 86_400_000)} where id = ${message.id}`)
    const [mine, hers] = [site.eventsOf(me.id), site.eventsOf(her.id)]
    const given: { quote?: unknown }[] = []
    given.push((await her.call('editMessage', { body: { message: answer.id, text: 'Yes!' } })).message)
    given.push((await her.call('react', { body: { message: answer.id, emoji: '🎉' } })).message)
    given.push(
      (
        await her.call('sendMessage', {
          key: 'answer-to-what-is-too-old',
          body: { profile: me.id, kind: 'text', text: 'And?', reply_to: message.id },
        })
      ).message,
    )
    given.push((await her.call('deleteMessage', { body: { message: answer.id } })).message)
    expect(given.map(({ quote }) => quote)).toEqual([undefined, undefined, undefined, undefined])
    const quotes = (events: typeof hers) =>
      events.map(({ event }) => (event as { message: { quote?: { id: number } } }).message.quote?.id)
    expect(quotes(hers)).toEqual([undefined, undefined, undefined, undefined])
    expect(quotes(mine)).toEqual([message.id, message.id, message.id, message.id])
  })

  it('[CHAT-09] messages beyond the visible history are not found, and their changes are not announced', async () => {
    const { me, her, message } = await pair()
    await site.db.run(sql`
      update messages set created_at = ${new Date(site.clock.now.getTime() - 91 * 86_400_000)} where id = ${message.id}`)
    const hers = site.eventsOf(her.id)
    const given = await her.call.raw('react', { body: { message: message.id, emoji: '🎉' } })
    expect(given.status).toBe(404)
    await me.call('react', { body: { message: message.id, emoji: '🎉' } })
    expect(hers).toEqual([])
    await me.call('deleteMessage', { body: { message: message.id } })
    expect(hers).toMatchObject([{ event: { message: { is_deleted: true, text: '' }, unread: { total: 0 } } }])
  })

  it('[CHAT-01] a jump to a message or a day returns the messages around it', async () => {
    const { me, her, message } = await pair()
    const ids = [message.id]
    for (let index = 0; index < 45; index += 1)
      ids.push((await sendText(me, { profile: her.id }, `Nr ${index}`)).message.id)
    const page = (query: object): Promise<CallResponse<'getMessages'>> =>
      me.call('getMessages', { query: { conversation: message.conversation, ...query } })
    const middle = await page({ around: ids[22] })
    expect(middle.messages.map(({ id }) => id)).toEqual(ids.slice(7, 37))
    expect(middle).toMatchObject({ has_more: true, has_newer: true })
    const end = await page({ around: ids[45] })
    expect(end).toMatchObject({ has_more: true, has_newer: false })
    expect(end.messages.at(-1)?.id).toBe(ids[45])
    await site.db.run(sql`
      update messages set created_at = ${new Date(site.clock.now.getTime() + 3_600_000)} where id >= ${ids[40] ?? 0}`)
    const from = new Date(site.clock.now.getTime() + 60_000).toISOString()
    const day = await page({ from })
    expect(day.messages.map(({ id }) => id)).toEqual(ids.slice(25))
    expect((await page({ after: ids[36] })).messages[0]?.id).toBe(ids[37])
  })
})
