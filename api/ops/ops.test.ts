import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql, { join as joinSql, raw } from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../src/testing'
import type { TestApp } from '../src/testing'
import type { FakeProvider } from '../src/testing/fakeProvider'
import { books, buy, useProvider } from '../src/testing/money'
import { helpDeps, runOps } from './runOps'
import { callRunningSite, serveOps, socketPath } from './socket'

describeOnEngine('ops', (engine) => {
  let site: TestApp
  let provider: FakeProvider
  let dir: string
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    provider = useProvider(site)
    dir = mkdtempSync(join(tmpdir(), 'ops-'))
  })
  afterEach(() => rmSync(dir, { recursive: true }))
  afterAll(() => site.close())

  const ops = async (...args: string[]) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: dir, cwd: dir }, [...args, '--json'])
  const digests = async (): Promise<Map<string, string>> => {
    const tables = await site.db.many<{ name: string }>(
      sql`select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const digestOf = ({ name }: { name: string }) =>
      sql`select ${name}::text as name, md5(string_agg(t::text, '' order by t::text)) as digest from ${raw(name)} t`
    const rows = await site.db.many<{ name: string; digest: string }>(
      joinSql(tables.map(digestOf), ' union all '),
    )
    return new Map(rows.map(({ name, digest }) => [name, digest]))
  }
  const ok = async (...args: string[]): Promise<unknown> => {
    const before = await digests()
    const { code, output } = await ops(...args)
    if (code !== 0) throw new Error(output)
    const changed = [...(await digests())].flatMap(([name, one]) => (one === before.get(name) ? [] : [name]))
    if (changed.length > 0) expect(changed).toContain('audit')
    return JSON.parse(output)
  }
  const audited = () => site.db.many(sql`select actor, action, subject from audit order by id`)
  const old = () => new Date(0)

  it('prints its usage, and results as a table or as JSON', async () => {
    const plain = (...args: string[]) =>
      runOps({ deps: site.deps, actor: 'olga', registryDir: dir, cwd: dir }, args)
    const deps = helpDeps
    for (const word of ['photos', 'reports', 'complaints', 'refunds', 'discount', 'settings', 'remotes']) {
      const help = (...args: string[]) => runOps({ deps, actor: 'olga', registryDir: dir, cwd: dir }, args)
      expect((await help('--help')).output).toContain(word)
      expect(await help(word, '--help')).toMatchObject({ code: 0 })
    }
    expect((await plain('nonsense')).code).toBe(1)
    expect((await plain('photos', 'list')).output).toBe('Nothing.\n')
    const anna = await site.member({ name: 'Anna' })
    expect((await plain('members', 'show', String(anna.id))).output).toMatch(/^name +Anna$/m)
  })

  it('[ACCOUNT-09] stops e-mails to addresses that bounced, and allows them again', async () => {
    const [anna, bert] = [await site.member(), await site.member({ notifications_disabled: ['unsubscribe'] })]
    const disabled = async () => (await bert.call('getNotifications')).disabled
    const both = [anna.email.toUpperCase(), bert.email, 'nobody@site.test']
    expect(await ok('members', 'stop-mails', ...both, '--reason', 'spam_complaint')).toEqual({
      addresses: 3,
      changed: 2,
    })
    expect(await ok('members', 'stop-mails', bert.email, '--reason', 'spam_complaint')).toMatchObject({
      changed: 0,
    })
    expect(await disabled()).toEqual(['unsubscribe', 'spam_complaint'])
    expect((await ops('members', 'stop-mails', bert.email, '--reason', 'boredom')).code).toBe(1)
    expect(await ok('members', 'allow-mails', ...both)).toMatchObject({ changed: 2 })
    expect(await disabled()).toEqual(['unsubscribe'])
    expect(await audited()).toHaveLength(3)
  })

  it.each([
    ['reports', 'uphold', 'R-1', '--decision', ''],
    ['appeals', 'overturn', '1', '--decision', ' '],
    ['members', 'suspend', '1', '--rule', 'spam', '--text', ''],
    ['members', 'erase', '1', '--yes', '--reason', 'ok'],
    ['refunds', 'create', '1', '--reason', 'x'.repeat(1001)],
  ])('refuses a text of the wrong length: %s %s', async (...args) => {
    expect(await ops(...args)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Give 3 to 1000 characters.'),
    })
  })

  it('[TRUST-06] decides a report once and notifies its sender', async () => {
    const [anna, ben] = [await site.member({ language: 'it' }), await site.member()]
    const { reference } = await anna.call('report', {
      body: { kind: 'profile', id: ben.id, reason: 'spam', text: 'sells things' },
    })
    expect(await ok('reports', 'list')).toMatchObject([{ reference, profile: ben.id }])
    await ok('reports', 'uphold', reference, '--decision', 'We took the profile down.')
    expect(site.mails.at(-1)).toMatchObject({ to: anna.email, locale: 'it' })
    expect(site.mails.at(-1)?.text).toContain('We took the profile down.')
    expect((await ops('reports', 'dismiss', reference, '--decision', 'It is fine.')).code).toBe(1)
    expect(await audited()).toEqual([{ actor: 'olga', action: 'report upheld', subject: reference }])
  })

  it('answers complaints', async () => {
    const body = {
      name: 'Ben',
      email: 'ben@test.example',
      subject: 'payment',
      text: 'I was billed twice.',
    } as const
    const { reference } = await site.visitor('complain', { body })
    expect(await ok('complaints', 'list')).toMatchObject([{ reference, subject: 'payment' }])
    await ok('complaints', 'answered', reference)
    expect(await ok('complaints', 'list')).toEqual([])
    const second = await site.visitor('complain', { body })
    await ok('complaints', 'answer', second.reference, '--text', 'We have refunded it.')
    expect(site.mails.at(-1)).toMatchObject({ to: 'ben@test.example' })
    expect(site.mails.at(-1)?.text).toContain('We have refunded it.')
    expect((await ops('complaints', 'answer', second.reference, '--text', 'Again.')).code).toBe(1)
  })

  it('refunds a purchase in parts, never more than its price', async () => {
    const anna = await site.member({ created_at: old() })
    const { payment_id: id } = await buy(site, provider, anna)
    const refund = await ok('refunds', 'create', String(id), '--amount', '433', '--reason', 'goodwill')
    expect(refund).toEqual({ reference: 'O-2026-000001-1', amount_minor: 433, credits: 10 })
    await ok('refunds', 'create', String(id), '--reason', 'all of it')
    expect((await ops('refunds', 'create', String(id), '--reason', 'more')).code).toBe(1)
    expect(provider.refunds.map(({ amountMinor }) => amountMinor)).toEqual([433, 866])
    expect(await ok('refunds', 'list')).toMatchObject(
      [866, 433].map((minor) => ({ payment: id, amount_minor: minor })),
    )
    expect(await books(site.db, anna.id)).toMatchObject({ credits: 0, ledger: 0, lots: 0 })
    expect((await anna.call('getPayment', { query: { id } })).payment.state).toBe('refunded')
    expect(await ok('payments', 'list', '--member', String(anna.id))).toMatchObject([
      { id, refunded_minor: 1299 },
    ])
  })

  it('[PAY-07] creates and disables discount codes', async () => {
    const anna = await site.member({ created_at: old(), country: 'NL' })
    await ok('discount', 'create', 'spring-20', '--percent', '20', '--methods', 'creditcard', 'ideal')
    const { discountcode } = await anna.call('getDiscountCode', { query: { code: 'SPRING-20' } })
    expect(discountcode).toMatchObject({ value_percentage: 20, paymentmethods: ['creditcard', 'ideal'] })
    for (const wrong of [
      ['SPRING-20', '--percent', '10'],
      ['WELCOME25', '--percent', '10'],
      ['X-1', '--percent', '101'],
      ['X-2', '--percent', '10', '--minimum', '500'],
    ])
      expect((await ops('discount', 'create', ...wrong)).code).toBe(1)
    await ok('discount', 'disable', 'SPRING-20')
    expect(await anna.call.refused('getDiscountCode', { query: { code: 'SPRING-20' } })).toMatchObject({
      code: 'discount_not_found',
    })
  })

  it('[PAY-04] sets surcharges, and explains why one is refused', async () => {
    await ok('methods', 'set', 'US', 'creditcard', '--surcharge', '30')
    expect(await ok('methods', 'list', 'US')).toContainEqual(
      expect.objectContaining({ id: 'creditcard', surcharge_minor: 30 }),
    )
    const { code, output } = await ops('methods', 'set', 'IT', 'creditcard', '--surcharge', '30')
    expect(code).toBe(1)
    expect(output).toMatch(/not allowed in IT/)
  })

  it('[TRUST-10] suspends, restores, exports and erases members', async () => {
    const anna = await site.member({ created_at: old() })
    await buy(site, provider, anna)
    const id = String(anna.id)
    const events = site.eventsOf(anna.id)
    await ok('members', 'note', id, '--text', 'Called about a refund.')
    expect(await ok('members', 'notes', id)).toMatchObject([
      { author: 'olga', text: 'Called about a refund.' },
    ])
    expect(await ok('members', 'tag', id, '#VIP')).toMatchObject({ tags: ['vip'] })
    expect(await ok('members', 'untag', id, 'vip')).toMatchObject({ tags: [] })
    await ok('members', 'correct-credits', id, '--credits', '-5', '--reason', 'counted twice')
    expect(await ok('members', 'show', id)).toMatchObject({ credits: 25 })
    expect(
      (await ops('members', 'correct-credits', id, '--credits', '-26', '--reason', 'counted again')).code,
    ).toBe(1)
    const measure = ['--rule', 'spam', '--text', 'Please stop.']
    await ok('members', 'warn', id, ...measure)
    await ok('members', 'restrict', id, '--days', '3', ...measure)
    expect((await ops('members', 'restrict', id, '--days', '2', ...measure)).code).toBe(1)
    await ok('members', 'lift-restriction', id, '--reason', 'was a mistake')
    await ok('members', 'suspend', id, '--rule', 'spam', '--text', 'Sent adverts.')
    expect(events.map(({ event }) => event)).toMatchObject([
      { type: 'credits', credits: 25 },
      { type: 'resync' },
      { type: 'resync' },
      { type: 'resync' },
      { type: 'session-ended', reason: 'suspended' },
    ])
    expect((await anna.call.raw('getChats')).status).toBe(403)
    await ok('members', 'restore', id, '--reason', 'was a mistake')
    expect(await ok('members', 'export', id)).toMatchObject({ payments: [{ credits: 30 }] })
    expect((await ops('members', 'erase', id, '--reason', 'asked')).code).not.toBe(0)
    await ok('members', 'erase', id, '--yes', '--reason', 'asked')
    expect(await ok('members', 'show', id)).toMatchObject({ name: '', status: 'deleted' })
    expect(await site.db.many(sql`select receipt_number from payments`)).toHaveLength(1)
    expect((await audited()).map((line) => (line as { action: string }).action)).toEqual([
      'note added',
      'tag added',
      'tag removed',
      'credits corrected',
      'member warned',
      'member restricted',
      'restriction lifted',
      'member suspended',
      'member active',
      'export',
      'erase',
    ])
  })

  it('a running site accepts commands on a socket that only its user can open', async () => {
    const deps = { ...site.deps, config: { ...site.deps.config, dataDir: dir } }
    const stop = await serveOps(deps)
    const anna = await site.member({ name: 'Anna' })
    const args = ['members', 'show', String(anna.id), '--json']
    const answer = await callRunningSite(dir, { args, actor: 'olga', registryDir: dir, cwd: dir })
    expect(JSON.parse(answer?.output ?? '')).toMatchObject({ name: 'Anna' })
    expect(statSync(socketPath(dir)).mode & 0o077).toBe(0)
    await stop()
    expect(await callRunningSite(dir, { args, actor: 'olga', registryDir: dir, cwd: dir })).toBeNull()
  })
})
