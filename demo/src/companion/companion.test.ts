import { allLocales } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { createTestApp } from '@duetto/api/src/testing'
import type { TestApp } from '@duetto/api/src/testing'
import { sendText } from '@duetto/api/src/testing/social'
import { createReplyScript } from './chooseReply'
import { startCompanion } from './companion'
import type { Companion } from './companion'
import type { SetTimer } from './schedule'
import { replyTo } from './reply'
import { demoTexts } from '../texts'

const createManualTimer = () => {
  let pending: { callback: () => void; delayMs: number }[] = []
  const setTimer: SetTimer = (callback, delayMs) => {
    const entry = { callback, delayMs }
    pending.push(entry)
    return () => void (pending = pending.filter((other) => other !== entry))
  }
  const flush = () => {
    const due = pending.sort((a, b) => a.delayMs - b.delayMs)
    pending = []
    for (const { callback } of due) callback()
  }
  return { setTimer, flush }
}

describe('scripted companion', () => {
  const timer = createManualTimer()
  const settle = () => {
    timer.flush()
    return companion.settled()
  }
  let site: TestApp
  let companion: Companion
  beforeAll(async () => {
    site = await createTestApp({ config: { demo: true } })
  })
  beforeEach(() => site.reset())
  afterEach(() => companion.stop())
  afterAll(() => site.close())

  it('[TRUST-01] reads, types and replies for a fictional member, in the member’s language', async () => {
    const me = await site.member({ language: 'it' })
    const her = await site.member({ is_fictional: true })
    companion = await startCompanion(site.deps, { typingMs: 600, replyMs: 1800 }, timer.setTimer)
    const events = site.eventsOf(me.id)
    const { message } = await sendText(me, { profile: her.id }, 'Ciao!')
    await settle()
    expect(events.map(({ event }) => event.type)).toEqual(['chat-pushed', 'read', 'typing', 'chat-pushed'])
    const { messages, profile } = await me.call('getMessages', { query: { profile: her.id } })
    expect(messages[1]?.text).toContain(demoTexts.it.companion.disclosure)
    expect(messages[0]?.id).toBe(message.id)
    expect(profile.is_fictional).toBe(true)
  })

  it('[TRUST-01] suggests the answer it would send, but not an echo, for which members do not pay', async () => {
    const me = await site.member({ language: 'it' })
    const her = await site.member({ is_fictional: true })
    companion = await startCompanion(site.deps, { typingMs: 600, replyMs: 1800 }, timer.setTimer)
    const script = createReplyScript(site.deps)
    const turn = { fictionalId: her.id, memberId: me.id, conversation: 1 }
    expect(await script({ ...turn, message: { id: 1, text: 'Ciao!' } })).toContain(
      demoTexts.it.companion.disclosure,
    )
    expect(await script({ ...turn, message: { id: 2, text: 'Xyzzy plugh' } })).toBeNull()
    expect(await site.db.many(sql`select id from messages`)).toEqual([])
  })

  it('[TRUST-01] replies for a member of the demo, who is labelled and does not claim to be fictional', async () => {
    const me = await site.member({ language: 'de' })
    const her = await site.member({ is_demo: true })
    companion = await startCompanion(site.deps, { typingMs: 600, replyMs: 1800 }, timer.setTimer)
    await sendText(me, { profile: her.id }, 'Bist du ein Bot?')
    await settle()
    const { messages, profile } = await me.call('getMessages', { query: { profile: her.id } })
    expect(profile).toMatchObject({ is_fictional: false, is_demo: true })
    expect(messages[1]?.text).toContain('(Das ist eine Demo:')
    expect(messages[1]?.text).toMatch(/gehört zur Demo|Hinter diesem Demo-Profil/)
    expect(messages[1]?.text).not.toMatch(/erfunden/)
  })

  it('[TRUST-01] never replies for a real member', async () => {
    const [me, her] = [await site.member(), await site.member()]
    companion = await startCompanion(site.deps, { typingMs: 600, replyMs: 1800 }, timer.setTimer)
    await sendText(me, { profile: her.id }, 'Hi')
    await settle()
    expect((await me.call('getMessages', { query: { profile: her.id } })).messages).toHaveLength(1)
  })

  it('[MEMBER-06] likes back a member’s first like', async () => {
    const me = await site.member()
    const her = await site.member({ is_fictional: true })
    companion = await startCompanion(site.deps, { typingMs: 600, replyMs: 1800 }, timer.setTimer)
    const events = site.eventsOf(me.id)
    await me.call('like', { body: { profile: her.id } })
    await settle()
    expect(events).toMatchObject([{ event: { type: 'match', profile: { id: her.id, is_fictional: true } } }])
  })

  it('replies once to consecutive messages', async () => {
    const me = await site.member()
    const her = await site.member({ is_fictional: true })
    companion = await startCompanion(site.deps, { typingMs: 600, replyMs: 1800 }, timer.setTimer)
    for (const text of ['Hi', 'Are you there?', 'Thanks']) await sendText(me, { profile: her.id }, text)
    await settle()
    const { messages } = await me.call('getMessages', { query: { profile: her.id } })
    expect(messages.filter((message) => !message.is_mine)).toHaveLength(1)
  })

  it('[TRUST-03] a message that the script cannot answer costs nothing', async () => {
    const me = await site.member({ paid_user: true, credits: 5 })
    const her = await site.member({ is_fictional: true })
    companion = await startCompanion(site.deps, { typingMs: 600, replyMs: 1800 }, timer.setTimer)
    const write = async (text: string) => {
      await sendText(me, { profile: her.id }, text)
      await settle()
      const { messages } = await me.call('getMessages', { query: { profile: her.id } })
      return messages.findLast((message) => message.is_mine)?.is_refunded ?? false
    }
    expect(await write('What do you cook on Sundays?')).toBe(false)
    await site.db.run(sql`update messages set text = 'Good.' where sender_id = ${her.id}`)
    expect(await write('The quokka census is due')).toBe(true)
    expect((await me.call('getUser')).user?.credits).toBe(4)
  })

  const persona = { name: 'Paola', age: 45, city: 'Pisa', interests: ['cooking', 'art', 'coffee'] }
  const talk = (language: Locale, texts: readonly string[]): string[] => {
    const sent: string[] = []
    texts.forEach((text, index) =>
      sent.push(
        replyTo({ script: demoTexts[language].companion, persona, text, sent, seed: 7919 * (index + 1) })
          .text,
      ),
    )
    return sent
  }

  it.each([
    ['en', 'What do you cook on Sundays?', /slow|three ingredients|by smell/],
    ['it', 'Che cosa cucini la domenica?', /lento|tre ingredienti|a naso/],
    ['it', 'Di dove sei?', /Pisa/],
    ['it', 'Quanti anni hai?', /45/],
    ['en', 'What are your hobbies?', /cooking|art|coffee/],
    ['en', 'Are you a bot?', /fictional|script|made up/],
    ['it', 'Ci vediamo domani?', /personaggio di fantasia|non è possibile|solo in questa pagina/],
    ['de', 'Wo wohnst du?', /Pisa/],
    ['de', 'Was kochst du sonntags?', /lange auf dem Herd|drei Zutaten|nach Gefühl/],
    ['de', 'Was machst du in deiner Freizeit?', /cooking|art|coffee/],
    ['de', 'Bist du ein Bot?', /erfunden|vorbereiteten Text/],
    ['de', 'Ich bin heute so traurig', /nur ein Programm|Telefonseelsorge|nahesteht/],
    ['da', 'Er du en bot?', /opdigtet|ingen bag mig/],
    ['da', 'Hvad laver du mad til om søndagen?', /tager tid|tre ingredienser|fornemmelsen/],
    ['da', 'Hvad laver du i din fritid?', /cooking|art|coffee/],
    ['da', 'Jeg er så ked af det', /bare et program|Livslinien|tæt på/],
    ['es', '¿Podemos quedar mañana?', /ficticio|no se puede quedar/],
    ['fi', 'Missä asut?', /Pisa/],
    ['fi', 'Mitä kokkaat sunnuntaisin?', /hidasta|kolme ainesta|näppituntumalla/],
    ['fi', 'Mitä teet vapaa-ajalla?', /cooking|art|coffee/],
    ['fi', 'Olen niin surullinen', /vain ohjelma|kriisipuhelin|läheisellesi/],
    ['fr', 'Tu es un robot ?', /fictif|il n’y a personne/],
    ['nl', 'Zullen we afspreken?', /verzonnen|gaat niet/],
    ['no', 'Er du en ekte person?', /oppdiktet|ingen bak meg/],
    ['no', 'Lager du mat på søndager?', /tar tid|tre ingredienser|følelsen/],
    ['no', 'Hva gjør du på fritida?', /cooking|art|coffee/],
    ['no', 'Jeg er så ensom', /bare et program|Hjelpetelefonen|står deg nær/],
    ['pl', 'Czy możemy się spotkać?', /fikcyjną|nie jest możliwe/],
    ['sv', 'Ska vi ses? Kan vi träffas?', /påhittad|går inte|den här sidan/],
    ['sv', 'Vad lagar du på söndagar?', /puttra länge|tre ingredienser|på känn/],
    ['sv', 'Vad gör du på fritiden?', /cooking|art|coffee/],
    ['sv', 'Jag är så ledsen i dag', /bara ett program|stödlinje|står dig nära/],
  ] as const)('[TRUST-01] in %s, replies to “%s” on its topic', (language, text, answer) => {
    expect(talk(language, [text])[0]).toMatch(answer)
  })

  it('quotes messages without a topic and acknowledges answers to its questions', () => {
    const [first] = talk('en', ['The quokka census is due'])
    expect(first).toContain('“The quokka census is due”')
    const { acknowledgements } = demoTexts.en.companion
    const sent = ['What are you proud of?']
    const { text: answer } = replyTo({
      script: demoTexts.en.companion,
      persona,
      text: 'My tomatoes',
      sent,
      seed: 3,
    })
    expect(acknowledgements.some((line) => answer.startsWith(line))).toBe(true)
  })

  it('[TRUST-01] discloses once that it is scripted, in the first reply', () => {
    for (const language of allLocales) {
      const { disclosure } = demoTexts[language].companion
      if (language !== 'en') expect(disclosure).not.toBe(demoTexts.en.companion.disclosure)
      const replies = talk(language, ['Hallo', 'Ciao', 'Hello', 'xyzzy'])
      expect(replies.filter((line) => line.includes(disclosure))).toEqual([replies[0]])
    }
  })

  it('never repeats a sentence in a conversation', () => {
    const texts = [
      'Hello',
      'How are you?',
      'What do you cook?',
      'And you?',
      'Yes',
      'No',
      'hm',
      'My sister',
      'hm',
    ]
    const replies = talk(
      'en',
      Array.from({ length: 150 }, (_, index) => texts[index % texts.length] ?? ''),
    )
    expect(new Set(replies).size).toBe(replies.length)
    const ends = /(?<=[.?!])\s+/
    const sentences = replies
      .filter((line) => !line.startsWith('You have heard'))
      .flatMap((line) => line.split(ends))
    const long = sentences.filter((sentence) => sentence.length > 25 && !sentence.includes('“'))
    expect(new Set(long).size).toBe(long.length)
  })
})
