import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../src/testing'
import type { TestApp } from '../src/testing'
import { sendText } from '../src/testing/social'
import { runOps } from './runOps'

describeOnEngine('ops fictional', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
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

  it('[TRUST-01] a fictional member added by an operator is labelled, and the operator writes its replies', async () => {
    const { member: sofia } = await ok<{ member: number }>('add', ...profile, '--country', 'NL')
    const marco = await site.member({ gender: 'male' })
    expect((await marco.call('getMember', { query: { id: sofia } })).profile).toMatchObject({
      name: 'Sofia',
      is_fictional: true,
    })
    const { conversation } = (await sendText(marco, { profile: sofia }, 'Ciao')).message
    expect(await ok('waiting')).toMatchObject([
      {
        conversation,
        fictional: sofia,
        name: 'Sofia',
        member: marco.id,
        unread: 1,
        newest: 'Ciao',
      },
    ])
    expect(await ok('list')).toMatchObject([{ id: sofia, conversations: 1, unread: 1 }])
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

  const createConversation = async () => {
    const { member: sofia } = await ok<{ member: number }>('add', ...profile, '--country', 'NL')
    const marco = await site.member({ gender: 'male', paid_user: true, credits: 50 })
    const { message } = await sendText(marco, { profile: sofia }, 'Ciao')
    const conversation = String(message.conversation)
    const seen = async () =>
      (await marco.call('getMessages', { query: { profile: sofia } })).conversation?.other_read_id
    return { sofia, marco, conversation, first: message.id, seen }
  }
  const waiting = () => ok<{ unread: number; newest: string }[]>('waiting')

  it('a message that arrives during the operator’s reply stays in the queue', async () => {
    const { sofia, marco, conversation, first, seen } = await createConversation()
    await sendText(marco, { profile: sofia }, 'Are you there?')
    await ok('reply', conversation, '--text', 'Ciao!', '--seen', String(first))
    expect(await waiting()).toMatchObject([{ unread: 1, newest: 'Ciao!' }])
    expect(await seen()).toBe(first)
  })

  it('dismissing a conversation removes it from the queue and marks it as read for the member', async () => {
    const { conversation, first, seen } = await createConversation()
    await ok('done', conversation)
    expect(await waiting()).toEqual([])
    expect(await seen()).toBe(first)
  })

  it('shows messages in full and gifts by name', async () => {
    const { sofia, marco, conversation } = await createConversation()
    const long = 'One word after the other. '.repeat(8).trim()
    await sendText(marco, { profile: sofia }, long)
    const body = { profile: sofia, kind: 'gift', gift: 'rose' } as const
    await marco.call('sendMessage', { key: 'a-rose-for-sofia', body })
    const { output } = await runOps(
      { deps: site.deps, actor: 'olga', registryDir: '/nowhere', cwd: '/nowhere' },
      ['fictional', 'read', conversation],
    )
    expect(output).toContain(long)
    expect(output).toMatch(/gift +rose/)
  })

  it('[CHAT-06] a member who blocked the fictional profile is not in the queue and gets no reply', async () => {
    const { sofia, marco, conversation } = await createConversation()
    await marco.call('block', { body: { profile: sofia } })
    expect(await waiting()).toEqual([])
    expect((await ops('reply', conversation, '--text', 'Ciao!')).code).toBe(1)
    const messages = await site.db.many(
      sql`select 1 from messages where conversation_id = ${Number(conversation)}`,
    )
    expect(messages).toHaveLength(1)
  })

  it('an operator cannot read or answer real members’ conversations, nor remove a real member', async () => {
    const [anna, marco] = [await site.member(), await site.member()]
    const { conversation } = (await sendText(anna, { profile: marco.id }, 'Private')).message
    for (const args of [
      ['read', String(conversation)],
      ['reply', String(conversation), '--text', 'Hi'],
      ['done', String(conversation)],
      ['remove', String(anna.id), '--yes'],
    ])
      expect((await ops(...args)).code).toBe(1)
    expect((await marco.call('getMessages', { query: { conversation } })).messages).toHaveLength(1)
    expect((await anna.call('getUser')).user).not.toBeNull()
  })

  it('saves, changes and removes templates, and explains a text that it refuses', async () => {
    const save = ['save-template', '--language', 'en', '--name', 'Hello', '--text']
    const [added] = await ok<{ id: number; text: string }[]>(...save, 'Hi {member}!')
    expect((await ops(...save, 'Hi {you}!')).output).toMatch(/braces/)
    expect((await ops(...save, 'Hi!')).output).toMatch(/has this name/)
    const id = String(added?.id)
    expect(await ok(...save, 'Hello {member}!', '--id', id)).toMatchObject([{ text: 'Hello {member}!' }])
    expect(await ok('templates')).toHaveLength(1)
    expect(await ok('remove-template', id)).toEqual([])
  })

  it.each([
    ['--birth-date', '2015-01-01'],
    ['--birth-date', 'yesterday'],
    ['--gender', 'cat'],
    ['--country', 'XX'],
  ])('refuses %s %s and explains why', async (option, value) => {
    const { code, output } = await ops('add', ...profile, '--country', 'NL', option, value)
    expect(code).toBe(1)
    expect(output).toMatch(/\.\n$/)
    expect(await site.db.many(sql`select 1 from users`)).toEqual([])
  })
})
