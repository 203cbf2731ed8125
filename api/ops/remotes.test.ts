import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeOnEngine, createTestApp } from '../src/testing'
import type { TestApp } from '../src/testing'
import { upsertHours } from '../src/modules/remotes/hours.repository'
import { runOps } from './runOps'

describeOnEngine('ops remotes', (engine) => {
  let site: TestApp
  let dir: string
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(async () => {
    await site.reset()
    dir = mkdtempSync(join(tmpdir(), 'ops-'))
  })
  afterEach(() => rmSync(dir, { recursive: true }))
  afterAll(() => site.close())

  const ops = (...args: string[]) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: dir, cwd: dir }, [...args, '--json'])
  const ok = async (...args: string[]): Promise<unknown> => {
    const { code, output } = await ops(...args)
    if (code !== 0) throw new Error(output)
    return JSON.parse(output)
  }

  const provides = { platform: '1.0.0', shared: {}, names: {}, events: {} }
  const requires = { platform: '1', shared: {}, names: {}, consumes: {}, produces: {} }
  const announceShell = () =>
    writeFileSync(join(dir, 'shell.json'), JSON.stringify({ build: 's1', provides }))
  const addLiveBuild = () => {
    const folder = join(dir, 'r/mf-chat/b1')
    mkdirSync(folder, { recursive: true })
    writeFileSync(
      join(folder, 'build.json'),
      JSON.stringify({ name: 'mf-chat', build: 'b1', files: {}, chunks: {}, requires, routes: {} }),
    )
    return { build: 'b1', entry: '/r/mf-chat/b1/entry.aaaa.js', integrity: `sha256-${'A'.repeat(43)}=` }
  }

  it('counts the browsers of the last days by hour and build', async () => {
    const hour = new Date(site.clock.now)
    hour.setUTCMinutes(0, 0, 0)
    const row = { hour: hour.toISOString(), remote: 'mf-chat', build: 'b1' }
    await upsertHours(site.db, [
      { ...row, process: 'one', up: 20, failed: 1 },
      { ...row, process: 'two', up: 5, failed: 0 },
      { ...row, hour: '2020-01-01T00:00:00.000Z', process: 'one', up: 9, failed: 9 },
    ])
    expect(await ok('remotes', 'hours')).toEqual([{ ...row, up: 25, failed: 1 }])
  })

  it('[DEPLOY] publishes, rolls back and disables a remote, comparing the revision', async () => {
    const source = addLiveBuild()
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
    mkdirSync(join(dir, '.lock'))
    writeFileSync(join(dir, '.lock/crashed'), '')
    expect((await publish()).output).toMatch(/Somebody else changes the registry now/)
    utimesSync(join(dir, '.lock/crashed'), new Date(0), new Date(0))
    // Simulate an interrupted copy: publishing again must replace it.
    rmSync(join(dir, 'r/mf-chat/b2/build.json'))
    writeFileSync(join(dir, 'r/mf-chat/b2/entry.bbbb.js'), 'exp')
    await ok('remotes', 'publish', 'mf-chat', '--from', from, '--revision', '4')
    expect(readFileSync(join(dir, 'r/mf-chat/b2/entry.bbbb.js'), 'utf8')).toBe(code)
    expect(await ok('remotes', 'status')).toMatchObject([{ build: 'b2', last_good: 'b1', revision: 5 }])
    await ok('remotes', 'rollback', 'mf-chat', '--reason', 'blank page')
    await ok('remotes', 'disable', 'mf-chat')
    const kept = JSON.parse(readFileSync(join(dir, 'remotes.json'), 'utf8')) as { remotes: object }
    const mark = { build: 'b2', integrity, by: 'olga', reason: 'blank page' }
    expect(kept.remotes).toMatchObject({ 'mf-chat': { ...entry, disabled: true, rolledBack: [mark] } })
    expect(kept.remotes).not.toHaveProperty('mf-chat.lastGood')
    expect(await ok('audit', '--subject', 'mf-chat')).toHaveLength(3)

    expect((await ops('remotes', 'rollback', 'mf-chat')).output).toMatch(
      /no previous build .* b2 was rolled back by olga on 2026-.* UTC: blank page/,
    )
    expect((await publish()).output).toMatch(/b2 was rolled back by olga/)
    expect((await ops('remotes', 'rollback', 'mf-chat', '--to', 'b2')).output).toMatch(/--reason/)
    expect(await ok('remotes', 'status')).toMatchObject([
      { build: 'b1', rolled_back: expect.stringMatching(/^b2 was rolled back by olga/) },
    ])
    await ok('remotes', 'rollback', 'mf-chat', '--to', 'b2', '--reason', 'the API was the cause')
    expect(await ok('remotes', 'status')).toMatchObject([{ build: 'b2', last_good: null }])
  })

  it('[SPLIT-02] releases a build to a share of the browsers, then to all, or withdraws it', async () => {
    const source = addLiveBuild()
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
    expect((await ops('remotes', 'promote', 'mf-chat')).output).toMatch(/failed in too many browsers/)
    expect(await status()).toMatchObject([{ build: 'b1', canary: 'b2 (5%)' }])
    await ok('remotes', 'rollback', 'mf-chat')
    expect(await status()).toMatchObject([{ build: 'b1', canary: null }])
    const again = ['remotes', 'canary', 'mf-chat', '--from', from, '--percent', '50']
    expect((await ops(...again)).output).toMatch(/b2 was rolled back by olga/)
    await ok(...again, '--reason', 'a mistake')
    expect(await status()).toMatchObject([{ is_stopped: false }])
    const newerShell = { build: 's2', provides: { ...provides, platform: '2.0.0' } }
    writeFileSync(join(dir, 'shell.json'), JSON.stringify(newerShell))
    expect((await ops('remotes', 'promote', 'mf-chat')).output).toMatch(/b2 does not fit the live shell s2/)
    announceShell()
    await ok('remotes', 'promote', 'mf-chat')
    expect(await status()).toMatchObject([{ build: 'b2', last_good: 'b1', canary: null }])
    expect((await ops('remotes', 'canary', 'mf-chat', '--from', from, '--percent', '5')).output).toMatch(
      /is already live/,
    )
  })
})
