import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRegistry } from '@duetto/shared/registry'
import sql from 'sql-template-tag'
import { remoteHoursJob } from '../modules/remotes/hours.job'
import { promoteRemote } from '../modules/remotes/remotes.service'
import { useTestConsole } from '../testing/console'
import type { TestOperator } from '../testing/console'
import { describeOnEngine, useTestApp } from '../testing'

describeOnEngine('remotes in the console', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let dir: string
  let admin: TestOperator
  const provides = { platform: '1.0.0', shared: {}, names: {}, events: {} }
  const addBuild = (build: string, platform = '1') => {
    const folder = join(dir, 'r/mf-chat', build)
    mkdirSync(folder, { recursive: true })
    const requires = { platform, shared: {}, names: {}, consumes: {}, produces: {} }
    writeFileSync(
      join(folder, 'build.json'),
      JSON.stringify({ name: 'mf-chat', build, files: {}, chunks: {}, requires, routes: {} }),
    )
    return { build, entry: `/r/mf-chat/${build}/entry.aaaa.js`, integrity: `sha256-${'A'.repeat(43)}=` }
  }
  const writeRegistry = (revision: number, canary: object) => {
    const entry = { loadMs: 8000, disabled: false, stable: addBuild('b1'), canary }
    const registry = { schema: 1, revision, remotes: { 'mf-chat': entry } }
    writeFileSync(join(dir, 'remotes.json'), JSON.stringify(registry))
  }
  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'console-'))
    site.deps.config.registryDir = dir
    writeFileSync(join(dir, 'shell.json'), JSON.stringify({ build: 's1', provides }))
    const canary = { ...addBuild('b2'), percent: 10, salt: 'b2' }
    writeRegistry(4, canary)
    admin = await desk.operator('administrator')
  })
  afterEach(() => rmSync(dir, { recursive: true }))

  const list = async () => (await admin.call('listRemotes')).remotes[0]
  const body = (revision: number) => ({ name: 'mf-chat', revision, reason: 'No failures' })

  it('lists builds with their share and contract verdict', async () => {
    addBuild('b2', '2')
    expect(await list()).toMatchObject({
      name: 'mf-chat',
      stable: { build: 'b1', percent: 90, issue: null },
      canary: { build: 'b2', percent: 10, is_halted: false, issue: expect.stringContaining('platform') },
    })
  })

  it('sums the browsers of a build over the running shell processes', async () => {
    const at = site.clock.now.getTime()
    const counts = (up: number, failed: number) => ({
      'mf-chat b1': { up, failed },
      'mf-chat b9': { up, failed },
    })
    const store = openRegistry(dir, null)
    await store.writeCounts('one', { at, builds: counts(20, 1), hours: {} })
    await store.writeCounts('two', { at: at - 60_000, builds: counts(30, 2), hours: {} })
    await store.writeCounts('ended', { at: at - 600_000, builds: counts(100, 50), hours: {} })
    expect(await list()).toMatchObject({
      stable: { browsers: { up: 50, failed: 3 } },
      canary: { browsers: { up: 0, failed: 0 } },
    })
  })

  it('charts a build per hour over all shell processes, also after they have ended, for a week', async () => {
    const hour = new Date(Math.floor(site.clock.now.getTime() / 3_600_000) * 3_600_000).toISOString()
    const store = openRegistry(dir, null)
    const report = (process: string, up: number, failed: number) =>
      store.writeCounts(process, {
        at: site.clock.now.getTime(),
        builds: {},
        hours: { [hour]: { 'mf-chat b1': { up, failed } } },
      })
    await report('one', 20, 1)
    await remoteHoursJob.run(site.deps)
    await report('one', 25, 2)
    await report('two', 10, 0)
    await Promise.all([remoteHoursJob.run(site.deps), remoteHoursJob.run(site.deps)])
    for (const process of ['one', 'two']) await store.writeCounts(process, null)
    await remoteHoursJob.run(site.deps)
    expect((await list())?.hours).toEqual([{ hour, build: 'b1', up: 35, failed: 2 }])
    site.clock.add(7 * 24 * 3_600_000 + 3_600_000)
    admin = await desk.operator('administrator')
    expect((await list())?.hours).toEqual([])
    await remoteHoursJob.run(site.deps)
    expect(await site.db.many(sql`select 1 from remote_hours`)).toEqual([])
  })

  it('promotes, rolls back, disables and enables, and names who did it', async () => {
    await admin.call('promoteRemote', { body: body(4) })
    expect(await list()).toMatchObject({
      stable: { build: 'b2', percent: 100 },
      canary: null,
      last_good: 'b1',
    })
    await admin.call('rollBackRemote', { body: body(5) })
    await admin.call('disableRemote', { body: body(6) })
    expect(await list()).toMatchObject({ stable: { build: 'b1' }, is_disabled: true })
    await admin.call('enableRemote', { body: body(7) })
    const remote = await list()
    expect(remote).toMatchObject({ is_disabled: false, rolled_back: [{ build: 'b2', by: admin.login }] })
    expect(remote?.acts.map(({ action, actor, reason }) => [action, actor, reason])).toEqual(
      ['enable', 'disable', 'rollback', 'promote'].map((act) => [
        `remote ${act}`,
        admin.login,
        'No failures',
      ]),
    )
  })

  it('does not promote a canary that replaced the checked one, even without a given revision', async () => {
    const registry = openRegistry(dir, null)
    const store = Object.assign(Object.create(registry) as typeof registry, {
      isHalted: async () => {
        writeRegistry(5, { ...addBuild('b3'), percent: 10, salt: 'b3' })
        return false
      },
    })
    const operator = { deps: site.deps, store, actor: { name: 'Anna' } }
    await expect(promoteRemote(operator, 'mf-chat', { revision: undefined })).rejects.toThrow('revision 5')
    expect(await list()).toMatchObject({ stable: { build: 'b1' }, canary: { build: 'b3' } })
  })

  it('lets one of two operators change the revision that both see', async () => {
    const other = await desk.operator('administrator')
    const answers = await Promise.all([
      admin.raw('promoteRemote', { body: body(4) }),
      other.raw('rollBackRemote', { body: body(4) }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'registry_refused',
      details: { reason: expect.stringContaining('revision 5') },
    })
  })
})
