import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { addPhotos, saveSettings, sendText } from '../../testing/social'

describeOnEngine('sending', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const premium = (credits: number) => site.member({ paid_user: true, credits })
  const refuse = (member: Awaited<ReturnType<typeof premium>>, body: object) =>
    member.call.raw('sendMessage', { key: 'refused-key', body }).then(({ body: answer }) => answer)

  it('[CHAT-01] [SYNC-02] a message is stored for and announced to both members', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const [mine, hers] = [site.eventsOf(me.id), site.eventsOf(her.id)]
    const { message } = await sendText(me, { profile: her.id }, 'Hi 👋🏽 – Łódź')
    expect(hers).toMatchObject([
      { event: { type: 'chat-pushed', profile: me.id, message: { id: message.id, is_mine: false } } },
    ])
    expect(mine).toMatchObject([
      { event: { type: 'chat-pushed', profile: her.id, message: { id: message.id, is_mine: true } } },
    ])
    const got = await her.call('getMessages', { query: { conversation: message.conversation } })
    expect(got.messages).toMatchObject([{ text: 'Hi 👋🏽 – Łódź', is_mine: false }])
  })

  it('[CHAT-02] a message costs message_credits; without enough credits it is refused and nothing is stored', async () => {
    await saveSettings(site.db, { message_credits: 2 })
    const me = await premium(3)
    const her = await site.member()
    const events = site.eventsOf(me.id)
    const sent = await sendText(me, { profile: her.id }, 'One')
    expect(sent).toMatchObject({ credits: 1, message: { credits: 2 } })
    expect(events.map(({ event }) => event.type)).toEqual(['chat-pushed', 'credits'])
    const { conversation } = sent.message
    const hers = await her.call('getMessages', { query: { conversation } })
    expect(hers.messages.map(({ credits }) => credits)).toEqual([0])
    const own = await me.call('getMessages', { query: { conversation } })
    expect(own.messages.map(({ credits }) => credits)).toEqual([2])
    const body = { profile: her.id, kind: 'text', text: 'Two' }
    expect(await refuse(me, body)).toMatchObject({
      code: 'not_enough_credits',
      details: { needed: 2, credits: 1 },
    })
    const { messages } = await me.call('getMessages', { query: { profile: her.id } })
    expect(messages).toHaveLength(1)
  })

  it('[CHAT-03] a free member has five free messages and is then offered credits', async () => {
    const [me, her] = [await site.member(), await site.member()]
    for (let left = 4; left >= 0; left -= 1) {
      const { cost } = await sendText(me, { profile: her.id }, 'Hi')
      expect(cost).toMatchObject({ free_messages_left: left, is_free: left > 0 })
    }
    expect(await refuse(me, { profile: her.id, kind: 'text', text: 'Sixth' })).toMatchObject({
      code: 'free_messages_used',
    })
  })

  it('[CHAT-03] a free member can start two conversations; replies do not count', async () => {
    const me = await site.member()
    for (let index = 0; index < 2; index += 1) await sendText(me, { profile: (await site.member()).id }, 'Hi')
    const third = await site.member()
    expect(await refuse(me, { profile: third.id, kind: 'text', text: 'Hi' })).toMatchObject({
      code: 'conversation_limit',
      details: { limit: 2 },
    })
    await sendText(third, { profile: me.id }, 'Hello you')
    expect((await sendText(me, { profile: third.id }, 'Hello back')).message.text).toBe('Hello back')
  })

  it('[TRUST-03] shows the price before sending, in the member’s currency', async () => {
    await saveSettings(site.db, { minimum_message_costs: { GB: { costs: 42, currency: 'GBP' } } })
    const me = await site.member({ paid_user: true, credits: 4, country: 'GB' })
    const her = await site.member()
    const { cost } = await me.call('getMessages', { query: { profile: her.id } })
    expect(cost).toEqual({
      credits: 1,
      is_free: false,
      free_messages_left: 0,
      price_minor: 42,
      currency: 'GBP',
      rates: [{ credits: null, price_minor: 42, per: 1 }],
    })
  })

  it('[ACCOUNT-07] a member with an unconfirmed address cannot write', async () => {
    const me = await site.member({ status: 'not_confirmed' })
    const her = await site.member()
    expect(await refuse(me, { profile: her.id, kind: 'text', text: 'Hi' })).toMatchObject({
      code: 'not_confirmed',
    })
  })

  it('[CHAT-10] message_length counts graphemes', async () => {
    await saveSettings(site.db, { message_length: { min: 1, max: 3 } })
    const [me, her] = [await site.member(), await site.member()]
    await sendText(me, { profile: her.id }, '👍👍👍')
    expect(await refuse(me, { profile: her.id, kind: 'text', text: '👍👍👍👍' })).toMatchObject({
      code: 'message_too_long',
      details: { limit: 3, length: 4 },
    })
  })

  it('[CHAT-10] [GIFT-01] [MEMBER-10] gifts and photos cost their credits and appear for both members', async () => {
    const me = await premium(10)
    const her = await site.member()
    const [photo = 0] = await addPhotos(site.db, me.id, 1)
    const gift = await me.call('sendMessage', {
      key: 'gift-key-1',
      body: { profile: her.id, kind: 'gift', gift: 'coffee', text: 'For you' },
    })
    expect(gift).toMatchObject({ credits: 7, message: { kind: 'gift', gift: 'coffee', credits: 3 } })
    const sent = await me.call('sendMessage', {
      key: 'photo-key-1',
      body: { profile: her.id, kind: 'photo', photo },
    })
    expect(sent.credits).toBe(5)
    const { messages } = await her.call('getMessages', { query: { profile: me.id } })
    expect(messages).toMatchObject([
      { kind: 'gift', gift: 'coffee', text: 'For you' },
      { kind: 'photo', media: expect.stringContaining('/media/') as string },
    ])
  })

  it.each([
    [{ kind: 'gift' }, 'gift'],
    [{ kind: 'gif', gif: '../../etc/passwd' }, 'gif'],
    [{ kind: 'photo', photo: 1 }, 'photo'],
    [{ kind: 'text', text: '   ' }, 'text'],
    [{ kind: 'text', text: 'a\u0000b' }, 'text'],
    [{ kind: 'text', text: 'a\ud800b' }, 'text'],
  ])('refuses %j and names the field', async (body, field) => {
    const [me, her] = [await premium(50), await site.member()]
    await addPhotos(site.db, her.id, 1)
    expect(await refuse(me, { profile: her.id, ...body })).toMatchObject({
      code: 'bad_input',
      details: { field },
    })
  })

  it('the same key and body return the same response; another body is refused', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const body = { profile: her.id, kind: 'text' as const, text: 'Once' }
    const first = await me.call('sendMessage', { key: 'same-key-1', body })
    const again = await me.call('sendMessage', { key: 'same-key-1', body })
    expect(again).toEqual(first)
    const other = { key: 'same-key-1', body: { ...body, text: 'Twice' } }
    expect(await me.call.refused('sendMessage', other)).toMatchObject({ status: 409, code: 'key_reused' })
    expect((await me.call('getMessages', { query: { profile: her.id } })).messages).toHaveLength(1)
  })

  it('[CHAT-02] repeating a send whose response was lost returns that response, even if a new message would be refused', async () => {
    const [me, her] = [await premium(1), await site.member()]
    const given = { key: 'lost-answer-1', body: { profile: her.id, kind: 'text' as const, text: 'Once' } }
    const first = await me.call('sendMessage', given)
    expect(first.credits).toBe(0)
    expect(await me.call('sendMessage', given)).toEqual(first)
    await her.call('block', { body: { profile: me.id } })
    expect(await me.call('sendMessage', given)).toEqual(first)
    const { conversation } = first.message
    const byConversation = { key: given.key, body: { conversation, kind: 'text' as const, text: 'Once' } }
    expect(await me.call('sendMessage', byConversation)).toEqual(first)
    const toAnotherMember = { ...given, body: { ...given.body, profile: (await site.member()).id } }
    expect(await me.call.refused('sendMessage', toAnotherMember)).toMatchObject({ code: 'key_reused' })
  })

  it('a refused send does not use its key', async () => {
    const me = await premium(0)
    const her = await site.member()
    const given = { key: 'retry-key-1', body: { profile: her.id, kind: 'text' as const, text: 'Hi' } }
    expect((await me.call.refused('sendMessage', given)).code).toBe('not_enough_credits')
    await saveSettings(site.db, { message_credits: 0 })
    expect((await me.call('sendMessage', given)).message.text).toBe('Hi')
  })

  it('another member’s conversation is not found', async () => {
    const [me, her, outsider] = [await site.member(), await site.member(), await premium(5)]
    const { message } = await sendText(me, { profile: her.id }, 'Hi')
    const { conversation } = message
    expect(await refuse(outsider, { conversation, kind: 'text', text: 'Hi' })).toMatchObject({
      code: 'not_found',
    })
    for (const name of ['sendTyping', 'deleteChat'] as const)
      expect((await outsider.call.refused(name, { body: { conversation } })).code).toBe('not_found')
    expect((await outsider.call.refused('getMessages', { query: { conversation } })).code).toBe('not_found')
  })
})
