import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql, { join as joinSql, raw } from 'sql-template-tag'
import { describeOnEngine, createTestApp } from '../src/testing'
import type { TestApp } from '../src/testing'
import type { FakeProvider } from '../src/testing/fakeProvider'
import { books, buy, useProvider } from '../src/testing/money'
import { runOps } from './runOps'
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
  /** Returns a digest of each table, to detect changes. */
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
  /** Runs a command, which must succeed, and must leave an entry in the audit log if it changed anything. */
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
    const help = await plain('--help')
    expect(help.code).toBe(0)
    for (const word of ['photos', 'reports', 'complaints', 'refunds', 'discount', 'settings', 'remotes'])
      expect(help.output).toContain(word)
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

  it('[TRUST-06] decides a report once and notifies its sender', async () => {
    const [anna, ben] = [await site.member({ language: 'it' }), await site.member()]
    const { reference } = await anna.call('report', {
      body: { kind: 'profile', id: ben.id, reason: 'spam', text: 'sells things' },
    })
    expect(await ok('reports', 'list')).toMatchObject([{ reference, profile: ben.id }])
    await ok('reports', 'uphold', reference, '--decision', 'We took the profile down.')
    expect(site.mails.at(-1)).toMatchObject({ to: anna.email, locale: 'it' })
    expect(site.mails.at(-1)?.text).toContain('We took the profile down.')
    expect((await ops('reports', 'dismiss', reference, '--decision', 'no')).code).toBe(1)
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
  })

  it('refunds a purchase in parts, never more than its price', async () => {
    const anna = await site.member({ created_at: old() })
    const { payment_id: id } = await buy(site, provider, anna)
    const refund = await ok('refunds', 'create', String(id), '--amount', '433', '--reason', 'goodwill')
    expect(refund).toEqual({ reference: 'O-2026-000001-433', amount_minor: 433, credits: 10 })
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
    await ok('members', 'suspend', id, '--reason', 'spam')
    expect(events.map(({ event }) => event)).toEqual([{ type: 'session-ended', reason: 'suspended' }])
    expect((await anna.call.raw('getChats')).status).toBe(403)
    await ok('members', 'restore', id, '--reason', 'was a mistake')
    expect(await ok('members', 'export', id)).toMatchObject({ payments: [{ credits: 30 }] })
    expect((await ops('members', 'erase', id, '--reason', 'asked')).code).not.toBe(0)
    await ok('members', 'erase', id, '--yes', '--reason', 'asked')
    expect(await ok('members', 'show', id)).toMatchObject({ name: '', status: 'deleted' })
    expect(await site.db.many(sql`select receipt_number from payments`)).toHaveLength(1)
    expect((await audited()).map((line) => (line as { action: string }).action)).toEqual([
      'member suspended',
      'member active',
      'export',
      'erase',
    ])
  })

  const provides = { platform: '1.0.0', shared: {}, names: {}, events: {} }
  const requires = { platform: '1', shared: {}, names: {}, consumes: {}, produces: {} }
  const announceShell = () =>
    writeFileSync(join(dir, 'shell.json'), JSON.stringify({ build: 's1', provides }))

  it('[DEPLOY] publishes, rolls back and disables a remote, comparing the revision', async () => {
    const source = {
      build: 'b1',
      entry: '/r/mf-chat/b1/entry.aaaa.js',
      integrity: `sha256-${'A'.repeat(43)}=`,
    }
    const entry = { loadMs: 8000, disabled: false, stable: source }
    const write = (registry: object) => writeFileSync(join(dir, 'remotes.json'), JSON.stringify(registry))
    write({ schema: 1, revision: 4, remotes: { 'mf-chat': entry } })
    const from = join(dir, 'built')
    mkdirSync(from)
    const code = 'export {}'
    const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`
    const files = { 'entry.bbbb.js': { integrity, bytes: code.length } }
    const manifest = { name: 'mf-chat', build: 'b2', files, chunks: {}, requires, routes: {} }
    const describe = (over: object) =>
      writeFileSync(join(from, 'build.json'), JSON.stringify({ ...manifest, ...over }))
    describe({})
    writeFileSync(join(from, 'entry.bbbb.js'), 'something else')
    const publish = () => ops('remotes', 'publish', 'mf-chat', '--from', from)
    expect((await publish()).output).toMatch(/does not say which shell is live/)
    announceShell()
    expect((await publish()).output).toMatch(/entry\.bbbb\.js is missing or does not match/)
    writeFileSync(join(from, 'entry.bbbb.js'), code)
    describe({ files: { ...manifest.files, 'gone.js': { integrity: '', bytes: 0 } } })
    expect((await publish()).output).toMatch(/gone\.js is missing or does not match/)
    describe({ requires: { ...requires, platform: '2', shared: { react: '^19.3.0' } } })
    expect((await publish()).output).toMatch(
      /b2 does not fit the live shell s1: it needs platform 2 .*; it needs react/,
    )
    describe({})
    expect((await ops('remotes', 'publish', 'mf-chat', '--from', from, '--revision', '3')).code).toBe(1)
    // A lock whose owner died expires.
    mkdirSync(join(dir, '.lock'))
    expect((await publish()).output).toMatch(/Somebody else changes the registry now/)
    utimesSync(join(dir, '.lock'), new Date(0), new Date(0))
    // A partial copy must not pass for the complete build.
    rmSync(join(dir, 'r/mf-chat/b2/build.json'))
    writeFileSync(join(dir, 'r/mf-chat/b2/entry.bbbb.js'), 'exp')
    await ok('remotes', 'publish', 'mf-chat', '--from', from, '--revision', '4')
    expect(readFileSync(join(dir, 'r/mf-chat/b2/entry.bbbb.js'), 'utf8')).toBe(code)
    expect(await ok('remotes', 'status')).toMatchObject([{ build: 'b2', last_good: 'b1', revision: 5 }])
    await ok('remotes', 'rollback', 'mf-chat')
    await ok('remotes', 'disable', 'mf-chat')
    const kept = JSON.parse(readFileSync(join(dir, 'remotes.json'), 'utf8')) as { remotes: object }
    expect(kept.remotes).toMatchObject({
      'mf-chat': { ...entry, disabled: true, lastGood: { build: 'b2', integrity } },
    })
    expect(await ok('audit', '--subject', 'mf-chat')).toHaveLength(3)
  })

  it('[SPLIT-02] releases a build to a share of the browsers, then to all, or withdraws it', async () => {
    const source = {
      build: 'b1',
      entry: '/r/mf-chat/b1/entry.aaaa.js',
      integrity: `sha256-${'A'.repeat(43)}=`,
    }
    const entry = { loadMs: 8000, disabled: false, stable: source }
    writeFileSync(
      join(dir, 'remotes.json'),
      JSON.stringify({ schema: 1, revision: 1, remotes: { 'mf-chat': entry } }),
    )
    const from = join(dir, 'built')
    mkdirSync(from)
    const code = 'export {}'
    const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`
    announceShell()
    writeFileSync(
      join(from, 'build.json'),
      JSON.stringify({
        name: 'mf-chat',
        build: 'b2',
        files: { 'entry.bbbb.js': { integrity, bytes: code.length } },
        chunks: {},
        requires,
        routes: {},
      }),
    )
    writeFileSync(join(from, 'entry.bbbb.js'), code)
    const status = async () => (await ok('remotes', 'status')) as { build: string; canary: string | null }[]
    expect((await ops('remotes', 'promote', 'mf-chat')).output).toMatch(/has no canary/)
    expect((await ops('remotes', 'canary', 'mf-chat', '--from', from, '--percent', '0')).code).toBe(1)
    await ok('remotes', 'canary', 'mf-chat', '--from', from, '--percent', '5')
    expect(await status()).toMatchObject([{ build: 'b1', canary: 'b2 (5%)' }])
    mkdirSync(join(dir, 'stopped'))
    writeFileSync(join(dir, 'stopped/mf-chat@b2'), '')
    expect(await status()).toMatchObject([{ is_stopped: true }])
    await ok('remotes', 'rollback', 'mf-chat')
    expect(await status()).toMatchObject([{ build: 'b1', canary: null }])
    await ok('remotes', 'canary', 'mf-chat', '--from', from, '--percent', '50')
    expect(await status()).toMatchObject([{ is_stopped: false }])
    await ok('remotes', 'promote', 'mf-chat')
    expect(await status()).toMatchObject([{ build: 'b2', last_good: 'b1', canary: null }])
    expect((await ops('remotes', 'canary', 'mf-chat', '--from', from, '--percent', '5')).output).toMatch(
      /is already live/,
    )
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
