import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { saveSettings, sendText } from '../../testing/social'

describeOnEngine('chats', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const rich = () => site.member({ paid_user: true, credits: 500 })
  const day = 86_400_000

  it('[CALL-07] [CHAT-01] lists chats, newest message first, with preview and unread', async () => {
    const me = await site.member()
    const [a, b] = [await rich(), await rich()]
    await sendText(a, { profile: me.id }, 'First   line\nsecond')
    site.clock.add(1000)
    await sendText(b, { profile: me.id }, 'x'.repeat(300))
    await sendText(b, { profile: me.id }, 'Last')
    const { chats, total_unread } = await me.call('getChats')
    expect(chats.map((chat) => chat.profile.id)).toEqual([b.id, a.id])
    expect(chats[1]?.last_message).toMatchObject({ preview: 'First line second', is_mine: false })
    expect(chats.map((chat) => chat.num_unread_messages)).toEqual([2, 1])
    expect(total_unread).toBe(3)
  })

  it('[CALL-07] pages through all chats without repetition', async () => {
    const me = await rich()
    for (let index = 0; index < 53; index += 1)
      await sendText(me, { profile: (await site.member()).id }, 'Hi')
    const first = await me.call('getChats')
    expect(first.chats).toHaveLength(50)
    const second = await me.call('getChats', { query: { cursor: first.next_cursor ?? '' } })
    expect(second.next_cursor).toBeNull()
    const ids = [...first.chats, ...second.chats].map((chat) => chat.conversation.id)
    expect(new Set(ids).size).toBe(53)
    expect((await me.call.refused('getChats', { query: { cursor: 'x' } })).code).toBe('bad_input')
  })

  it('[TOPBAR-02] the unread total is capped at one more than the badge shows', async () => {
    const [me, her] = [await site.member(), await rich()]
    for (let index = 0; index < 120; index += 1) await sendText(her, { profile: me.id }, `Nr ${index}`)
    expect((await me.call('getChats')).total_unread).toBe(100)
  })

  it('[CHAT-07] reading clears the unread count on all devices and sends a read receipt', async () => {
    const [me, her] = [await site.member(), await rich()]
    const { message } = await sendText(her, { profile: me.id }, 'Hi')
    const events = site.eventsOf(her.id)
    const mine = site.eventsOf(me.id)
    const answer = await me.call('markRead', {
      body: { conversation: message.conversation, message: 9_999_999 },
    })
    expect(answer.total_unread).toBe(0)
    expect(mine).toMatchObject([
      { event: { type: 'chat-read', conversation: message.conversation, total_unread: 0 } },
    ])
    expect((await me.call('getChats')).chats[0]?.num_unread_messages).toBe(0)
    expect(events).toMatchObject([
      { event: { type: 'read', conversation: message.conversation, message: message.id } },
    ])
    const { conversation } = await her.call('getMessages', { query: { profile: me.id } })
    expect(conversation?.other_read_id).toBe(message.id)
  })

  it('[CHAT-08] [CALL-09] a deleted chat disappears for its member, and returns empty with a new message', async () => {
    const [me, her] = [await site.member(), await rich()]
    const { message } = await sendText(her, { profile: me.id }, 'Old')
    const { conversation } = message
    await me.call('deleteChat', { body: { conversation } })
    expect(await me.call('getChats')).toMatchObject({ chats: [], total_unread: 0 })
    expect((await her.call('getChats')).chats).toHaveLength(1)
    await sendText(her, { profile: me.id }, 'New')
    const { messages } = await me.call('getMessages', { query: { conversation } })
    expect(messages.map(({ text }) => text)).toEqual(['New'])
    expect((await her.call('getMessages', { query: { conversation } })).messages).toHaveLength(2)
  })

  it('[CHAT-01] pages backwards through a long conversation, and loads messages missed by a broken stream', async () => {
    const [me, her] = [await site.member(), await rich()]
    const ids: number[] = []
    for (let index = 0; index < 35; index += 1)
      ids.push((await sendText(her, { profile: me.id }, `Nr ${index}`)).message.id)
    const newest = await me.call('getMessages', { query: { profile: her.id } })
    expect(newest.messages.map(({ id }) => id)).toEqual(ids.slice(5))
    expect(newest.has_more).toBe(true)
    const older = await me.call('getMessages', { query: { profile: her.id, before: ids[5] } })
    expect(older.messages.map(({ id }) => id)).toEqual(ids.slice(0, 5))
    expect(older.has_more).toBe(false)
    const missed = await me.call('getMessages', { query: { profile: her.id, after: ids[32] } })
    expect(missed.messages.map(({ id }) => id)).toEqual(ids.slice(33))
  })

  it('[CHAT-09] a free member sees ninety days, a Premium member everything', async () => {
    const [me, her] = [await site.member(), await rich()]
    const old = await sendText(her, { profile: me.id }, 'Long ago')
    const then = new Date(site.clock.now.getTime() - 91 * day)
    await site.db.run(sql`update messages set created_at = ${then} where id = ${old.message.id}`)
    await sendText(her, { profile: me.id }, 'Today')
    const mine = await me.call('getMessages', { query: { profile: her.id } })
    expect(mine.messages.map(({ text }) => text)).toEqual(['Today'])
    expect(mine.is_history_limited).toBe(true)
    const hers = await her.call('getMessages', { query: { profile: me.id } })
    expect(hers.messages).toHaveLength(2)
    expect(hers.is_history_limited).toBe(false)
  })

  it('[CHAT-01] typing is sent to the other member and not stored', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const { message } = await sendText(me, { profile: her.id }, 'Hi')
    const events = site.eventsOf(her.id)
    await me.call('sendTyping', { body: { conversation: message.conversation } })
    expect(events).toMatchObject([{ event: { type: 'typing', profile: me.id } }])
  })

  it('[CHAT-04] an empty conversation has icebreakers in the member’s language', async () => {
    const me = await site.member({ language: 'it' })
    const her = await site.member()
    const { conversation, messages } = await me.call('getMessages', { query: { profile: her.id } })
    expect({ conversation, messages }).toEqual({ conversation: null, messages: [] })
    const { icebreakers } = await me.call('getIcebreakers')
    expect(icebreakers[0]).toBe('Che cosa ti ha fatto sorridere questa settimana?')
  })

  it('[CHAT-04] [TRUST-07] icebreakers start with what both share, then the other’s interests, nothing sexual, and one line about their town', async () => {
    const [me, her] = [await site.member({ language: 'de' }), await site.member()]
    const fill = (one: TestMember, interests: string[], city: string) =>
      site.db.run(
        sql`update users set interests = ${interests}::text[], city = ${city}, country = 'IT',
          reason_for_joining = 'friendship' where id = ${one.id}`,
      )
    await fill(me, ['hiking', 'kissing', 'bondage', 'wine'], 'Padova')
    await fill(her, ['art', 'bondage', 'beach', 'kissing', 'hiking'], 'Padova')
    const ask = () => me.call('getIcebreakers', { query: { profile: her.id } })
    const lines = [
      'Wir wandern beide gern. Welcher Weg war bisher der schönste?',
      'Wir sind beide in Padova. Welcher Ort hier gefällt dir am besten?',
      'In welches Museum oder zu welchem Bild zieht es dich immer wieder?',
      'Was hat dich diese Woche zum Lächeln gebracht?',
      'Kaffee, Tee oder etwas Stärkeres?',
    ]
    expect(await ask()).toEqual({
      icebreakers: lines,
      interests: ['kissing', 'hiking'],
      city: 'Padova',
      reason: 'friendship',
    })
    await fill(her, ['bondage'], 'Rovigo')
    expect(await ask()).toMatchObject({ interests: [], city: null })
    expect((await ask()).icebreakers[0]).toBe('Was hat dich diese Woche zum Lächeln gebracht?')
  })

  it('[CHAT-04] [MEMBER-11] icebreakers reveal neither hidden fields nor who is out of sight', async () => {
    const [me, her] = [await site.member(), await site.member()]
    await site.db.run(
      sql`update users set interests = '{dancing}', city = null, reason_for_joining = 'dating'
        where id in (${me.id}, ${her.id})`,
    )
    const query = { profile: her.id }
    const ask = async () => {
      const { interests, reason } = await me.call('getIcebreakers', { query })
      return { interests, reason }
    }
    expect(await ask()).toEqual({ interests: ['dancing'], reason: 'dating' })
    await saveSettings(site.db, { visible_profile_fields: ['sexuality'] })
    expect(await ask()).toEqual({ interests: [], reason: null })
    await saveSettings(site.db, {})
    await her.call('block', { body: { profile: me.id } })
    expect((await me.call.raw('getIcebreakers', { query })).status).toBe(404)
    expect((await me.call('getIcebreakers')).interests).toEqual([])
  })

  it('[SYNC-01] polling unchanged chats returns 304', async () => {
    const [me, her] = [await site.member(), await rich()]
    const etag = String((await me.call.raw('getChats')).headers['etag'])
    const poll = () => me.call.raw('getChats', { headers: { 'if-none-match': etag } })
    expect((await poll()).status).toBe(304)
    await sendText(her, { profile: me.id }, 'Hi')
    expect((await poll()).status).toBe(200)
  })

  it('[ERROR-02] asks a visitor to log in', async () => {
    for (const name of ['getChats', 'getMessages', 'getIcebreakers', 'searchGifs'] as const)
      expect((await site.visitor.raw(name)).body).toMatchObject({ authentication_required: true })
  })

  it('[CHAT-05] GIF search matches every word', async () => {
    const me = await site.member()
    expect((await me.call('searchGifs', { query: { q: 'no such thing at all' } })).gifs).toEqual([])
  })
})
