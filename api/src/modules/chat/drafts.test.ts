import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { sendText } from '../../testing/social'

const dayMs = 86_400_000

describeOnEngine('drafts and search', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  it('[CHAT-01] a draft appears on the writer’s other devices only, and is deleted once the message is sent', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const { conversation } = (await sendText(me, { profile: her.id }, 'Hi')).message
    await me.call('saveDraft', { body: { conversation, text: 'Shall we\nmeet?' } })
    const draftOf = async (one: typeof me) => {
      const [chat] = (await one.call('getChats')).chats
      return [chat?.draft, (await one.call('getMessages', { query: { conversation } })).conversation?.draft]
    }
    expect(await draftOf(me)).toEqual(['Shall we meet?', 'Shall we\nmeet?'])
    expect(await draftOf(her)).toEqual(['', ''])
    await sendText(her, { conversation }, 'Hello')
    expect(await draftOf(me)).toEqual(['Shall we meet?', 'Shall we\nmeet?'])
    await sendText(me, { conversation }, 'Shall we meet?')
    expect(await draftOf(me)).toEqual(['', ''])
  })

  it('[CHAT-01] search finds sent and received messages, newest first, in pages', async () => {
    const [me, her, stranger] = [
      await site.member({ paid_user: true, credits: 99 }),
      await site.member({ paid_user: true, credits: 99 }),
      await site.member({ paid_user: true, credits: 9 }),
    ]
    for (let index = 0; index < 32; index += 1)
      await sendText(me, { profile: her.id }, `The Lighthouse ${index}`)
    await sendText(her, { profile: me.id }, 'a lighthouse, too; 100 % sure')
    await sendText(stranger, { profile: her.id }, 'my lighthouse')
    const first = await me.call('searchMessages', { query: { q: 'LIGHTHOUSE' } })
    expect(first.found[0]).toMatchObject({ message: { is_mine: false }, profile: { id: her.id } })
    const before = first.found.at(-1)?.message.id ?? 0
    const second = await me.call('searchMessages', { query: { q: 'LIGHTHOUSE', before } })
    expect(first.found.length + second.found.length).toBe(33)
    expect([first.has_more, second.has_more]).toEqual([true, false])
    expect((await me.call('searchMessages', { query: { q: '0 % s' } })).found).toHaveLength(1)
    expect((await me.call('searchMessages', { query: { q: '__ghthouse' } })).found).toEqual([])
  })

  it('[CHAT-01] search ignores case and accents, requires every word, and finds people by name', async () => {
    const me = await site.member({ paid_user: true, credits: 99 })
    const her = await site.member({ name: 'Zoë', paid_user: true, credits: 99 })
    const { message } = await sendText(
      her,
      { profile: me.id },
      'Crème brûlée auf der Straße nach Łódź, j’arrive',
    )
    await sendText(me, { profile: her.id }, 'I prefer cheese')
    const search = (q: string) => me.call('searchMessages', { query: { q } })
    for (const q of [
      'CREME',
      'brulee creme',
      'strasse',
      'lodz',
      'crème',
      "j'arrive",
      '„Straße“',
      'brulee\u200b',
    ])
      expect((await search(q)).found.map((hit) => hit.message.id)).toEqual([message.id])
    expect((await search('creme cheese')).found).toEqual([])
    const { conversation } = message
    await me.call('updateChat', { body: { conversation, is_archived: true } })
    expect((await search('zoe')).chats).toMatchObject([
      { conversation: { id: conversation }, is_archived: true },
    ])
    expect((await search('zo')).found).toEqual([])
    const others = await her.call('searchMessages', { query: { q: 'zoe' } })
    expect(others.chats).toEqual([])
  })

  it('[CHAT-01] a message that was deleted for both is not found', async () => {
    const me = await site.member({ paid_user: true, credits: 99 })
    const her = await site.member()
    const { message } = await sendText(me, { profile: her.id }, 'a hasty word')
    const hits = async () => (await me.call('searchMessages', { query: { q: 'hasty' } })).found.length
    expect(await hits()).toBe(1)
    await me.call('deleteMessage', { body: { message: message.id } })
    expect(await hits()).toBe(0)
  })

  it('[CHAT-08] a draft deleted with its conversation is not found, even if the conversation returns', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const { conversation } = (await sendText(me, { profile: her.id }, 'an old lighthouse')).message
    await me.call('deleteChat', { body: { conversation } })
    await sendText(her, { conversation }, 'a new lighthouse')
    const foundBy = async (one: typeof me) =>
      (await one.call('searchMessages', { query: { q: 'lighthouse' } })).found.map(
        ({ message }) => message.text,
      )
    expect(await foundBy(me)).toEqual(['a new lighthouse'])
    expect(await foundBy(her)).toEqual(['a new lighthouse', 'an old lighthouse'])
  })

  it('[CHAT-09] search finds only messages that the conversation shows', async () => {
    const [me, her] = [await site.member(), await site.member()]
    const { conversation } = (await sendText(me, { profile: her.id }, 'an old lighthouse')).message
    await site.db.run(
      sql`update messages set created_at = ${new Date(site.clock.now.getTime() - 91 * dayMs)}`,
    )
    await sendText(her, { conversation }, 'a new lighthouse')
    const words = async () =>
      (await me.call('searchMessages', { query: { q: 'lighthouse' } })).found.map(
        ({ message }) => message.text,
      )
    expect(await words()).toEqual(['a new lighthouse'])
    await me.call('deleteChat', { body: { conversation } })
    expect(await words()).toEqual([])
    await sendText(her, { conversation }, 'the last lighthouse')
    expect(await words()).toEqual(['the last lighthouse'])
    await her.call('block', { body: { profile: me.id } })
    expect(await words()).toEqual([])
  })
})
