import { allLocales, copyLimits } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEachEngine, createTestApp } from '../../testing'
import type { TestApp, TestMember } from '../../testing'
import { atOnce, sendText } from '../../testing/social'
import { icebreakerMessages, townMessage } from '../../texts/icebreakers'
import { intlOf } from '../../texts/intl'
import type { DomainError } from '../../http/DomainError'
import { countedWords } from './copies'
import { sendInDatabase } from './send.repository'
import type { Sending } from './send.repository'

const hourMs = 3_600_000
const text = 'I have never met anybody as lovely as you'

describeOnEachEngine('copies of a first message', (engine) => {
  let site: TestApp
  let me: TestMember
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    me = await site.member({ paid_user: true, credits: 100 })
  })
  afterAll(() => site.close())

  const refusal = async (words = text, fields = {}) => {
    const other = await site.member(fields)
    const answer = await me.call.raw('sendMessage', {
      key: `copy-key-${other.id}`,
      body: { profile: other.id, kind: 'text', text: words },
    })
    return answer.status === 200 ? null : answer
  }
  const sendCopies = async (count: number) => {
    for (let index = 0; index < count; index += 1) expect(await refusal()).toBeNull()
  }
  const credits = async () =>
    (await site.db.one<{ credits: number }>(sql`select credits from wallets where user_id = ${me.id}`))
      .credits
  const findReports = () =>
    site.db.many(sql`select kind, profile_id, reporter_id, reason, status from reports order by id`)

  it('[CHAT-02] refuses the next copy with reason and time, free of charge', async () => {
    await sendCopies(copyLimits.max)
    const conversations = (await me.call('getChats')).chats.length
    expect(await refusal()).toMatchObject({
      status: 429,
      body: {
        code: 'copied_message',
        details: {
          people: copyLimits.max,
          until: expect.stringMatching(/^2026-03-01T13:00:00/),
        },
      },
    })
    expect((await me.call('getChats')).chats).toHaveLength(conversations)
    expect(await credits()).toBe(100 - copyLimits.max)
    expect(await refusal('Something of my own for you alone')).toBeNull()
  })

  it.each([
    ['case, accents and emojis', () => refusal('i HAVE never met anybodý as lovely as you!!! 😘')],
    ['the recipient’s name', () => refusal(`${text}, Zoë!`, { name: 'Zoë' })],
  ])('recognises copies despite different %s', async (_, send) => {
    await sendCopies(copyLimits.max)
    expect(await send()).toMatchObject({ body: { code: 'copied_message' } })
  })

  it('lets the member send another copy after a wait that doubles', async () => {
    await sendCopies(copyLimits.max)
    for (const hours of [1, 2, 4]) {
      site.clock.add(hours * hourMs - 1)
      expect(await refusal()).not.toBeNull()
      site.clock.add(1)
      expect(await refusal()).toBeNull()
    }
    site.clock.add(copyLimits.windowMs)
    await sendCopies(copyLimits.max)
  })

  it('[CHAT-02] of copies sent on many connections, exactly as many as allowed are sent', async () => {
    const others = await atOnce(20, () => site.member())
    const send = (index: number) => {
      const sending: Sending = {
        userId: me.id,
        key: `concurrent-copy-${index}`,
        profile: others[index]?.id,
        kind: 'text',
        text,
        preview: text,
        gift: null,
        media: null,
        attachment: null,
        replyTo: null,
        credits: 1,
        ledgerKind: 'message',
        isFreeKind: true,
        copyWords: countedWords(text),
        hasVerification: true,
        now: site.clock.now,
      }
      // Use transactions: on a shared connection, the sends would run one after another.
      return site.db.tx((tx) => sendInDatabase(tx, sending))
    }
    const results = await Promise.allSettled(others.map((_, index) => send(index)))
    const refused = results.filter((result) => result.status === 'rejected')
    expect(refused.map(({ reason }) => (reason as DomainError).code)).toEqual(
      Array.from({ length: 20 - copyLimits.max }, () => 'copied_message'),
    )
    expect(await credits()).toBe(100 - copyLimits.max)
  })

  it('[TRUST-06] concurrent refusals create one report', async () => {
    await sendCopies(copyLimits.max)
    const answers = await atOnce(10, () => refusal())
    expect(answers.map((answer) => answer?.status)).toEqual(answers.map(() => 429))
    expect(await findReports()).toHaveLength(1)
  })

  it('[TRUST-06] reports the member to the operators, once a day', async () => {
    await sendCopies(copyLimits.max)
    expect(await findReports()).toEqual([])
    await refusal()
    await refusal()
    const report = { kind: 'copies', profile_id: me.id, reporter_id: null, reason: 'spam', status: 'open' }
    expect(await findReports()).toEqual([report])
    site.clock.add(24 * hourMs)
    await sendCopies(copyLimits.max)
    await refusal()
    expect(await findReports()).toEqual([report, report])
  })

  it('counts neither replies, short greetings, suggested messages nor texts of others', async () => {
    await sendCopies(copyLimits.max)
    const [writer, other] = [await site.member(), await site.member({ paid_user: true, credits: 9 })]
    await sendText(writer, { profile: me.id }, 'Hello, who are you?')
    await sendText(me, { profile: writer.id }, text)
    await sendText(other, { profile: writer.id }, text)
    for (let index = 0; index <= copyLimits.max; index += 1) {
      expect(await refusal('Hi, how are you?')).toBeNull()
      expect(await refusal('Which place in your town would you show me first?')).toBeNull()
    }
  })

  it('stores a fingerprint that reveals neither the text nor the same text of another member', async () => {
    const other = await site.member({ paid_user: true, credits: 9 })
    const [one, two] = [await site.member({ name: 'Ada' }), await site.member({ name: 'Ida' })]
    await sendText(me, { profile: one.id }, text)
    await sendText(other, { profile: two.id }, text)
    const prints = await site.db.many<{ print: string }>(
      sql`select encode(print, 'hex') as print from first_messages order by message_id`,
    )
    expect(prints).toHaveLength(2)
    expect(prints[0]).not.toEqual(prints[1])
    expect(JSON.stringify(prints)).not.toContain(Buffer.from(text).toString('hex').slice(0, 16))
  })
})

it.each(allLocales)('[CHAT-04] no suggested message counts as a copy: %s', (locale) => {
  const { formatMessage } = intlOf(locale)
  for (const message of Object.values(icebreakerMessages))
    expect(countedWords(formatMessage(message))).toBeNull()
  expect(countedWords(formatMessage(townMessage, { city: 'Sankt Pölten' }))).toBeNull()
  expect(countedWords('These are words of my own, for nobody else')).not.toBeNull()
})
