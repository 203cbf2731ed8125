import { operatorTimings } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { runOps } from '../../ops/runOps'
import { useTestConsole } from '../testing/console'
import type { TestOperator } from '../testing/console'
import { describeOnEngine, useTestApp } from '../testing'
import type { TestMember } from '../testing'
import { sendText } from '../testing/social'

describeOnEngine('the inbox of fictional members in the console', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let sofia: TestMember
  let marco: TestMember
  let id: number
  let seen: number
  beforeEach(async () => {
    sofia = await site.member({ name: 'Sofia', gender: 'female' })
    await site.db.run(sql`update users set is_fictional = true where id = ${sofia.id}`)
    marco = await site.member({ name: 'Marco', gender: 'male' })
    await sendText(marco, { profile: sofia.id }, 'Do you like rain?')
    const row = await site.db.one<{ id: number; conversation_id: number }>(
      sql`select id, conversation_id from messages`,
    )
    id = row.conversation_id
    seen = row.id
  })

  const open = (operator: TestOperator) => operator.raw('openWaiting', { body: { id, reason: 'Answering' } })
  const answer = (operator: TestOperator, text = 'I do.') =>
    operator.raw('answerWaiting', { body: { id, text, seen } })
  const operators = (count: number) =>
    Promise.all(Array.from({ length: count }, () => desk.operator('support')))
  const texts = async () =>
    (await site.db.many<{ text: string }>(sql`select text from messages order by id`)).map(({ text }) => text)

  it('asks for a reason once, audits the view, and shows both profiles and the messages', async () => {
    const olga = await desk.operator('support')
    expect(await olga.raw('openWaiting', { body: { id } })).toMatchObject({
      status: 403,
      body: { code: 'reason_required' },
    })
    await open(olga)
    const shown = await olga.call('openWaiting', { body: { id } })
    expect(shown).toMatchObject({ fictional: { name: 'Sofia' }, member: { name: 'Marco' } })
    expect(shown.messages).toMatchObject([{ sender: { id: marco.id }, text: 'Do you like rain?' }])
    expect(await site.db.many(sql`select reason from audit where action = 'conversation seen'`)).toEqual([
      { reason: 'Answering' },
    ])
  })

  it('leases a conversation to one of several operators who open it at once, and names that operator', async () => {
    const all = await operators(6)
    const answers = await Promise.all(all.map(open))
    const winner = all[answers.findIndex(({ status }) => status === 200)]
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      details: { operator: winner?.login },
    })
  })

  it('sends one answer for each turn, however often it is pressed', async () => {
    const olga = await desk.operator('support')
    await open(olga)
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(olga)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(await texts()).toEqual(['Do you like rain?', 'I do.'])
    expect((await olga.call('listWaiting')).conversations).toEqual([])
  })

  it('[TRUST-01] suggests an answer to the newest text, to the operator who has the conversation, and sends nothing', async () => {
    const turns: unknown[] = []
    site.deps.script = async (turn) => {
      turns.push(turn)
      return 'I love rain.'
    }
    const [olga, otto] = (await operators(2)) as [TestOperator, TestOperator]
    await open(olga)
    expect((await otto.raw('suggestWaiting', { body: { id } })).status).toBe(409)
    expect(await olga.call('suggestWaiting', { body: { id } })).toEqual({ text: 'I love rain.' })
    const message = { id: seen, text: 'Do you like rain?' }
    expect(turns).toEqual([{ fictionalId: sofia.id, memberId: marco.id, conversation: id, message }])
    expect(await texts()).toEqual(['Do you like rain?'])
    delete site.deps.script
    expect(await olga.call('suggestWaiting', { body: { id } })).toEqual({ text: null })
    expect(await olga.call('openWaiting', { body: { id } })).toMatchObject({ can_suggest: false })
  })

  it('refuses an answer after the time is over, when another operator may take the turn', async () => {
    const [olga, otto] = (await operators(2)) as [TestOperator, TestOperator]
    await open(olga)
    expect((await answer(otto)).status).toBe(409)
    site.clock.add(operatorTimings.inboxLeaseMs)
    expect((await answer(olga)).status).toBe(409)
    expect((await open(otto)).status).toBe(200)
    expect((await answer(otto)).status).toBe(200)
  })

  it('hands the conversation over, and still lists it after an answer to an older message', async () => {
    const [olga, otto] = (await operators(2)) as [TestOperator, TestOperator]
    await open(olga)
    await olga.call('releaseWaiting', { body: { id } })
    expect((await open(otto)).status).toBe(200)
    await sendText(marco, { conversation: id }, 'Or snow?')
    await answer(otto)
    expect((await otto.call('listWaiting')).conversations).toMatchObject([{ id, unread: 1 }])
    await open(otto)
    const newest = (await otto.call('openWaiting', { body: { id } })).messages.at(-2)?.id ?? 0
    await otto.call('finishWaiting', { body: { id, seen: newest } })
    expect((await otto.call('listWaiting')).conversations).toEqual([])
  })

  it('hands over with a note that the next operator reads beside the conversation', async () => {
    const [olga, otto] = (await operators(2)) as [TestOperator, TestOperator]
    await open(olga)
    await olga.call('releaseWaiting', { body: { id, note: 'Asked about rain before.' } })
    await open(otto)
    const { notes } = await otto.call('getNotes', { query: { id: marco.id } })
    expect(notes).toMatchObject([{ author: olga.login, conversation: id, text: 'Asked about rain before.' }])
    expect(JSON.stringify(await site.db.many(sql`select * from audit`))).not.toContain('Asked')
  })

  it('refuses a note on a conversation that is not the member’s, or not with a fictional profile', async () => {
    const olga = await desk.operator('support')
    const anna = await site.member({ name: 'Anna' })
    const add = async (member: number) =>
      (await olga.raw('addNote', { body: { id: member, text: 'Likes rain.', conversation: id } })).status
    expect([await add(marco.id), await add(anna.id)]).toEqual([200, 404])
    await site.db.run(sql`update users set is_fictional = false where id = ${sofia.id}`)
    expect(await add(marco.id)).toBe(404)
  })

  it('shows what the fictional profile wrote to others, but not to whom', async () => {
    const anna = await site.member({ name: 'Anna', gender: 'male' })
    await sendText(anna, { profile: sofia.id }, 'Any pets?')
    const other = await site.db.one<{ id: number; seen: number }>(sql`
      select conversation_id as id, id as seen from messages order by id desc limit 1`)
    const olga = await desk.operator('support')
    await olga.call('openWaiting', { body: { id: other.id, reason: 'Answering' } })
    await olga.call('answerWaiting', { body: { ...other, text: 'Two cats.' } })
    await open(olga)
    await answer(olga)
    const { earlier } = (await open(olga)).body as { earlier: { text: string }[] }
    expect(earlier.map(({ text }) => text)).toEqual(['Two cats.'])
    expect(JSON.stringify(earlier)).not.toContain('Anna')
  })

  it('shows the member that the fictional profile types, for the operator with the lease only', async () => {
    const [olga, otto] = (await operators(2)) as [TestOperator, TestOperator]
    const events: string[] = []
    site.deps.fanout.subscribe(marco.id, ({ event }) => events.push(event.type))
    await open(olga)
    const type = async (operator: TestOperator) =>
      (await operator.raw('typeWaiting', { body: { id } })).status
    expect([await type(otto), events]).toEqual([409, []])
    expect([await type(olga), events]).toEqual([200, ['typing']])
    site.clock.add(operatorTimings.inboxLeaseMs)
    expect([await type(olga), events]).toEqual([409, ['typing']])
  })

  it('keeps the command from answering while an operator has the conversation', async () => {
    const ops = () =>
      runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd: '' }, [
        ...['fictional', 'reply', String(id), '--text', 'Yes.', '--json'],
      ])
    await open(await desk.operator('support'))
    expect((await ops()).code).toBe(1)
    site.clock.add(operatorTimings.inboxLeaseMs)
    expect((await ops()).code).toBe(0)
    expect(await texts()).toEqual(['Do you like rain?', 'Yes.'])
  })

  it('shows no conversation between members', async () => {
    await site.db.run(sql`update users set is_fictional = false where id = ${sofia.id}`)
    expect((await open(await desk.operator('support'))).status).toBe(404)
    expect((await answer(await desk.operator('support'))).status).toBe(404)
  })
})
