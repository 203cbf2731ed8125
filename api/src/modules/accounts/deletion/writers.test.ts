import { randomUUID } from 'node:crypto'
import { matchQuestions } from '@duetto/shared/domain'
import sql, { raw } from 'sql-template-tag'
import { describeOnEngine } from '../../../testing'
import type { TestMember } from '../../../testing'
import { useTestConsole } from '../../../testing/console'
import type { TestOperator } from '../../../testing/console'
import { duringTransaction } from '../../../testing/locks'
import { newKey, usePaymentSite } from '../../../testing/money'
import { createJpeg } from '../../../testing/pictures'
import { addPhotos } from '../../../testing/social'
import { postFile } from '../../../testing/upload'
import { sendInDatabase } from '../../chat/send.repository'
import { defaultNotifications } from '../settings/defaultNotifications'
import { eraseMember } from '../../support/memberData.service'
import { sendSelfie } from '../../verification/verification.service'

interface Answer {
  body: unknown
}

describeOnEngine('writes during the erasure of a member', (engine) => {
  const { site } = usePaymentSite({ engine })
  const desk = useTestConsole(site)
  let anna: TestMember
  let bert: TestMember
  let olga: TestOperator
  let picture: Buffer
  beforeAll(async () => {
    picture = await createJpeg(500, 500)
  })
  beforeEach(async () => {
    anna = await site.member({ country: 'NL', created_at: new Date(0) })
    bert = await site.member({ gender: 'male' })
    olga = await desk.operator('support')
    await addPhotos(site.db, anna.id, 1)
  })

  const erase = (deps: typeof site.deps, { id }: TestMember) =>
    eraseMember(deps, { name: 'root' }, { id, reason: 'Requested by letter' })

  const dataOf = async ({ id }: TestMember) => {
    const references = await site.db.many<{ name: string; column: string }>(sql`
      select c.conrelid::regclass::text as name, a.attname::text as column from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype in ('c', 'n') order by 1, 2`)
    const left = []
    for (const { name, column } of references) {
      const rows = await site.db.many(sql`select 1 from ${raw(name)} where ${raw(column)} = ${id}`)
      if (rows.length > 0) left.push(`${name}.${column}`)
    }
    const { user } = await site.db.one<{ user: Record<string, unknown> }>(
      sql`select to_jsonb(u) - '{id,email,rnd,version,created_at,terms_accepted_at,country}'::text[] as user from users u where id = ${id}`,
    )
    return { left, user }
  }

  const post = (url: string, field: string) =>
    postFile(site, anna, { url, field, bytes: picture, type: 'image/jpeg' })
  const [question] = matchQuestions
  const answers = [{ question: question.id, answer: question.answers[0] }]
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
  const subscription = { endpoint: 'https://push.example/1', keys }
  const debit = { package: 'p1', iban: 'NL91 ABNA 0417 1643 00', holder: 'Anna', phone: '06 1234 5678' }
  const settings = { ...defaultNotifications, mail_likes: 'never' }
  const by = (name: Parameters<TestMember['call']['raw']>[0], body: unknown, key?: string) => () =>
    anna.call.raw(name, { body, ...(key && { key }) })
  const first = (from: () => TestMember, to: () => TestMember) => () =>
    from().call.raw('sendMessage', { key: newKey(), body: { profile: to().id, kind: 'text', text: 'Hi' } })

  it.each<[string, () => Promise<Answer>]>([
    ['a profile', by('saveProfile', { about_me: 'Anna', city: 'Utrecht' })],
    ['a dismissed card', by('dismissProfileCard', { card: 'interests' })],
    ['a photo', () => post('/api/photo.php', 'photo')],
    ['a photo for a message', () => post('/api/message-media.php', 'photo')],
    ['the start of a verification', by('startVerification', {})],
    ['a saved search', by('saveSearch', { query: 'country=NL' })],
    ['notification settings', by('saveNotifications', settings)],
    ['a push subscription', by('savePushSubscription', { subscription })],
    ['match answers', by('findMatches', { answers })],
    ['an export', by('requestExport', {})],
    ['a direct debit', by('startDirectDebit', { ...debit, agreement: true }, newKey())],
    ['a note', () => anna.call.raw('saveNote', { body: { profile: bert.id, text: 'Met' } })],
    ['a note on the member', () => bert.call.raw('saveNote', { body: { profile: anna.id, text: 'Met' } })],
    ['a note by an operator', () => olga.raw('addNote', { body: { id: anna.id, text: 'Called' } })],
    ['a tag by an operator', () => olga.raw('addTag', { body: { id: anna.id, tag: 'vip' } })],
    [
      'a correction of credits',
      () =>
        olga.raw('correctCredits', {
          body: { id: anna.id, credits: 5, reason: 'Counted twice', key: randomUUID() },
        }),
    ],
    [
      'a first message',
      first(
        () => anna,
        () => bert,
      ),
    ],
    [
      'a first message to the member',
      first(
        () => bert,
        () => anna,
      ),
    ],
  ])('[TRUST-10] refuses %s', async (_, write) => {
    const control = await site.member()
    await erase(site.deps, control)
    const { body } = await duringTransaction(site.db, (db) => erase({ ...site.deps, db }, anna), write)
    expect(body).toMatchObject({ code: expect.stringMatching(/^(authentication_required|not_found)$/) })
    expect(await dataOf(anna)).toEqual({ left: [], user: (await dataOf(control)).user })
    expect([...site.stored.keys()]).toEqual([])
  })

  it('[TRUST-10] refuses a selfie', async () => {
    await anna.call('startVerification')
    const sending = await duringTransaction(
      site.db,
      (db) => erase({ ...site.deps, db }, anna),
      () => sendSelfie(site.deps, anna.id, picture).catch((error: unknown) => error),
    )
    expect(sending).toMatchObject({ code: 'authentication_required' })
    expect([...site.stored.keys()]).toEqual([])
  })

  it('[TRUST-10] erases a first message that was being sent', async () => {
    const sending = {
      userId: anna.id,
      profile: bert.id,
      conversation: undefined,
      key: newKey(),
      kind: 'text' as const,
      text: 'Hi',
      preview: 'Hi',
      gift: null,
      media: null,
      attachment: null,
      replyTo: null,
      credits: 0,
      ledgerKind: 'message' as const,
      isFreeKind: true,
      copyWords: null,
      hasVerification: false,
      now: site.clock.now,
    }
    await duringTransaction(
      site.db,
      (db) => db.tx((tx) => sendInDatabase(tx, sending)),
      () => erase(site.deps, anna),
    )
    expect((await dataOf(anna)).left).toEqual([])
    expect(await site.db.many(sql`select 1 from messages`)).toEqual([])
  })

  it.each([
    ['note', 'addNote', { text: 'Called' }],
    ['tag', 'addTag', { tag: 'vip' }],
  ] as const)(
    '[TRUST-10] refuses a %s by an operator after the others have been deleted',
    async (_, name, body) => {
      const erasing = (paused: typeof site.db) => {
        if (engine === 'pglite') return erase({ ...site.deps, db: paused }, anna)
        let arrive = () => {}
        const hasArrived = new Promise<void>((done) => (arrive = done))
        const isResumed = paused.tx(() => hasArrived)
        const tx: typeof site.db.tx = (work) =>
          site.db.tx((each) => {
            const run: typeof each.run = async (query) => {
              if (query.sql.includes('update payments set tracking')) {
                arrive()
                await isResumed
              }
              return each.run(query)
            }
            return work(Object.assign(Object.create(each) as typeof each, { run }))
          })
        return erase(
          { ...site.deps, db: Object.assign(Object.create(site.db) as typeof site.db, { tx }) },
          anna,
        )
      }
      const add = () => olga.raw(name, { body: { id: anna.id, ...body } })
      expect((await duringTransaction(site.db, erasing, add)).status).toBe(404)
      expect((await dataOf(anna)).left).toEqual([])
    },
  )
})
