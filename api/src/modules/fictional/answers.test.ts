import sql from 'sql-template-tag'
import { runOps } from '../../../ops/runOps'
import { useTestConsole } from '../../testing/console'
import type { TestOperator } from '../../testing/console'
import { describeOnEngine, useTestApp } from '../../testing'
import type { TestMember } from '../../testing'
import { sendText } from '../../testing/social'

describeOnEngine('figures of fictional answers', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let olga: TestOperator
  let sofia: TestMember
  let lena: TestMember
  beforeEach(async () => {
    site.clock.now = new Date('2026-03-10T07:30:00Z')
    olga = await desk.operator('support')
    sofia = await site.member({ name: 'Sofia', gender: 'female' })
    lena = await site.member({ name: 'Lena', gender: 'female' })
    await site.db.run(sql`update users set is_fictional = true where id in (${sofia.id}, ${lena.id})`)
  })

  const write = async (profile: TestMember, from?: TestMember) => {
    const member = from ?? (await site.member({ gender: 'male' }))
    const { conversation } = (await sendText(member, { profile: profile.id }, 'Hello')).message
    return { member, conversation }
  }
  const reply = (conversation: number) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd: '' }, [
      ...['fictional', 'reply', String(conversation), '--text', 'Hi.', '--json'],
    ])
  const figures = async (by: string, day = '2026-03-10') =>
    (await olga.call('getAnswerFigures', { query: { from: day, to: day, by } })).rows

  it('counts answers and the median wait since the oldest unanswered message', async () => {
    const [first, second, third] = [await write(sofia), await write(sofia), await write(lena)]
    site.clock.add(60_000)
    await write(sofia, first.member)
    await reply(first.conversation)
    site.clock.add(120_000)
    await reply(second.conversation)
    site.clock.now = new Date('2026-03-10T08:00:00Z')
    await reply(third.conversation)
    expect(await figures('profile')).toEqual([
      { fictional: { id: sofia.id, name: 'Sofia' }, shift: null, answers: 2, median_wait_seconds: 120 },
      { fictional: { id: lena.id, name: 'Lena' }, shift: null, answers: 1, median_wait_seconds: 1800 },
    ])
    expect(await figures('shift')).toEqual([
      { fictional: null, shift: '2026-03-10T00:00:00.000Z', answers: 2, median_wait_seconds: 120 },
      { fictional: null, shift: '2026-03-10T08:00:00.000Z', answers: 1, median_wait_seconds: 1800 },
    ])
    expect(await figures('profile-shift')).toHaveLength(2)
    expect(await figures('profile', '2026-03-11')).toEqual([])
  })

  it('counts an answer to nothing without a wait, and an answer that was refused not at all', async () => {
    const { member, conversation } = await write(sofia)
    await reply(conversation)
    await reply(conversation)
    await member.call('block', { body: { profile: sofia.id } })
    expect((await reply(conversation)).code).toBe(1)
    expect(await figures('shift')).toMatchObject([{ answers: 2, median_wait_seconds: 0 }])
  })

  it('offers the command the same figures, and refuses a period that is too long', async () => {
    await reply((await write(sofia)).conversation)
    const ops = (to: string) =>
      runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd: '' }, [
        ...['fictional', 'figures', '--from', '2026-03-10', '--to', to, '--by', 'profile', '--json'],
      ])
    expect(JSON.parse((await ops('2026-03-10')).output)).toEqual([
      { profile: 'Sofia', shift: '', answers: 1, median_wait_seconds: 0 },
    ])
    expect((await ops('2027-03-10')).code).toBe(1)
  })
})
