import sql from 'sql-template-tag'
import { describeOnEngine, makeTestApp } from '../src/testing'
import type { TestApp } from '../src/testing'
import { say } from '../src/testing/social'
import { runOps } from './runOps'

describeOnEngine('ops fictional', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await makeTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const ops = (...args: string[]) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: '/nowhere', cwd: '/nowhere' }, [
      'fictional',
      ...args,
      '--json',
    ])
  const ok = async <Shown>(...args: string[]): Promise<Shown> => {
    const { code, output } = await ops(...args)
    if (code !== 0) throw new Error(output)
    return JSON.parse(output) as Shown
  }
  const profile = ['--name', 'Sofia', '--gender', 'female', '--birth-date', '1990-05-31', '--city', 'Utrecht']

  it('[TRUST-01] a fictional member that an operator adds is labelled, and answers through the operator', async () => {
    const { member: sofia } = await ok<{ member: number }>('add', ...profile, '--country', 'NL')
    const marco = await site.member({ gender: 'male' })
    expect((await marco.call('getMember', { query: { id: sofia } })).profile).toMatchObject({
      name: 'Sofia',
      is_fictional: true,
    })
    const { conversation } = (await say(marco, { profile: sofia }, 'Ciao')).message
    expect(await ok('waiting')).toMatchObject([
      { conversation, fictional: sofia, member: marco.id, unread: 1 },
    ])
    expect(await ok('read', String(conversation))).toMatchObject([{ from: 'member', text: 'Ciao' }])
    await ok('reply', String(conversation), '--text', 'Ciao Marco!')
    expect(await ok('waiting')).toEqual([])
    const { messages } = await marco.call('getMessages', { query: { conversation } })
    expect(messages.at(-1)).toMatchObject({ is_mine: false, text: 'Ciao Marco!' })
    expect(await site.db.many(sql`select actor, action from audit order by id`)).toEqual([
      { actor: 'olga', action: 'fictional added' },
      { actor: 'olga', action: 'conversation read' },
      { actor: 'olga', action: 'fictional reply' },
    ])
    await ok('remove', String(sofia), '--yes')
    expect((await marco.call.refused('getMember', { query: { id: sofia } })).status).toBe(404)
  })

  it('what two people write is not the operator’s to read or to answer, and a person is not removed here', async () => {
    const [anna, marco] = [await site.member(), await site.member()]
    const { conversation } = (await say(anna, { profile: marco.id }, 'Private')).message
    for (const args of [
      ['read', String(conversation)],
      ['reply', String(conversation), '--text', 'Hi'],
      ['remove', String(anna.id), '--yes'],
    ])
      expect((await ops(...args)).code).toBe(1)
    expect((await marco.call('getMessages', { query: { conversation } })).messages).toHaveLength(1)
    expect((await anna.call('getUser')).user).not.toBeNull()
  })

  it.each([
    ['--birth-date', '2015-01-01'],
    ['--birth-date', 'yesterday'],
    ['--gender', 'cat'],
    ['--country', 'XX'],
  ])('refuses %s %s with a sentence', async (option, value) => {
    const { code, output } = await ops('add', ...profile, '--country', 'NL', option, value)
    expect(code).toBe(1)
    expect(output).toMatch(/\.\n$/)
    expect(await site.db.many(sql`select 1 from users`)).toEqual([])
  })
})
