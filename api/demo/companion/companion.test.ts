import { makeTestApp } from '../../src/testing'
import type { TestApp } from '../../src/testing'
import { say } from '../../src/testing/social'
import { startCompanion } from './companion'
import type { Companion } from './companion'
import { companionLines, cueOf, replyTo } from './lines'

describe('scripted companion', () => {
  let site: TestApp
  let companion: Companion
  beforeAll(async () => {
    site = await makeTestApp({ config: { demo: true, companion: { typingMs: 2, replyMs: 4 } } })
  })
  beforeEach(() => site.reset())
  afterEach(() => companion.stop())
  afterAll(() => site.close())

  it('[TRUST-01] reads, types and answers for a fictional member, in the member’s language', async () => {
    const me = await site.member({ language: 'it' })
    const her = await site.member({ is_fictional: true })
    companion = await startCompanion(site.deps)
    const events = site.eventsOf(me.id)
    const { message } = await say(me, { profile: her.id }, 'Ciao!')
    await companion.settled()
    expect(events.map(({ event }) => event.type)).toEqual(['chat-pushed', 'read', 'typing', 'chat-pushed'])
    const { messages, profile } = await me.call('getMessages', { query: { profile: her.id } })
    expect(companionLines.it?.greeting).toContain(messages[1]?.text)
    expect(messages[0]?.id).toBe(message.id)
    expect(profile.is_fictional).toBe(true)
  })

  it('[TRUST-01] never answers for a real member', async () => {
    const [me, her] = [await site.member(), await site.member()]
    companion = await startCompanion(site.deps)
    await say(me, { profile: her.id }, 'Hi')
    await companion.settled()
    expect((await me.call('getMessages', { query: { profile: her.id } })).messages).toHaveLength(1)
  })

  it('[MEMBER-06] likes back a member’s first like', async () => {
    const me = await site.member()
    const her = await site.member({ is_fictional: true })
    companion = await startCompanion(site.deps)
    const events = site.eventsOf(me.id)
    await me.call('like', { body: { profile: her.id } })
    await companion.settled()
    expect(events).toMatchObject([{ event: { type: 'match', profile: { id: her.id, is_fictional: true } } }])
  })

  it('answers a row of messages once, after the last', async () => {
    const me = await site.member()
    const her = await site.member({ is_fictional: true })
    companion = await startCompanion({
      ...site.deps,
      config: { ...site.deps.config, companion: { typingMs: 150, replyMs: 200 } },
    })
    for (const text of ['Hi', 'Are you there?', 'Thanks']) await say(me, { profile: her.id }, text)
    await companion.settled()
    const { messages } = await me.call('getMessages', { query: { profile: her.id } })
    expect(messages.filter((message) => !message.is_mine)).toHaveLength(1)
  })

  it.each([
    ['Ciao!', 'greeting'],
    ['How are you?', 'question'],
    ['Danke dir', 'thanks'],
    ['I like the sea', 'other'],
  ])('hears in %s a %s', (text, cue) => expect(cueOf(text)).toBe(cue))

  it('says nothing twice in a row', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const first = replyTo('en', 'Tell me', seed, undefined)
      expect(replyTo('en', 'Tell me', seed, first)).not.toBe(first)
    }
  })
})
