/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestBucket } from '../bucket/startTestBucket'
import { changeRegistry, removeOldBuilds } from './changeRegistry'
import { openRegistry } from './openRegistry'
import { publish } from './publish'
import type { RegistryStore } from './RegistryStore'
import { createTestBuild, testShell } from './testBuild'

let bucket: Awaited<ReturnType<typeof startTestBucket>>
let dir: string
beforeEach(async () => {
  bucket = await startTestBucket()
  dir = mkdtempSync(join(tmpdir(), 'registry-'))
})
afterEach(() => {
  bucket.close()
  rmSync(dir, { recursive: true })
})

describe.each(['folder', 'bucket'] as const)('a registry in a %s', (kind) => {
  const open = (): RegistryStore => openRegistry(dir, kind === 'bucket' ? bucket.options : null)
  const put = (build: string, name: 'mf-chat' | 'mf-members' = 'mf-chat', store = open()) =>
    publish({ store, name, from: createTestBuild(build, name), shell: testShell, keep: 1 })
  const liveOf = async (name: 'mf-chat' | 'mf-members') =>
    (await open().readList())?.registry.remotes[name]?.stable

  it('[SPLIT-05] stores a published build’s files and names its entry with its hash', async () => {
    expect(await open().readList()).toBeNull()
    await put('b1')
    expect(await liveOf('mf-chat')).toMatchObject({ build: 'b1', entry: '/r/mf-chat/b1/entry.aaaa.js' })
    expect((await open().filesOf('mf-chat', 'b1')).sort()).toEqual([
      'build.json',
      'chunks/one.js',
      'entry.aaaa.js',
      'entry.aaaa.js.br',
    ])
    expect(String(await open().readFile('mf-chat', 'b1', 'chunks/one.js'))).toBe('/* one of b1 */')
    expect(await open().readFile('mf-chat', 'b1', 'nothing.js')).toBeNull()
    expect(await open().filesOf('mf-chat', 'b9')).toEqual([])
  })

  it('[SPLIT-05] two publishers at once lose neither change', async () => {
    const stores = [open(), open()] as const
    await put('b0')
    for (const store of stores) await store.readList()
    await Promise.all([put('b1', 'mf-chat', stores[0]), put('m1', 'mf-members', stores[1])])
    expect(await liveOf('mf-chat')).toMatchObject({ build: 'b1' })
    expect(await liveOf('mf-members')).toMatchObject({ build: 'm1' })
    expect((await open().readList())?.registry.revision).toBe(3)
  })

  it('stores the counts of each shell process until they are removed', async () => {
    expect(await open().readCounts()).toEqual([])
    const counts = { at: 1, builds: { 'mf-chat b1': { up: 9, failed: 1 } }, hours: {} }
    await open().writeCounts('one', counts)
    await open().writeCounts('two', { ...counts, at: 2 })
    await open().writeCounts('one', { ...counts, at: 3 })
    const found = (await open().readCounts()).sort((a, b) => a.process.localeCompare(b.process))
    expect(found).toEqual([
      { process: 'one', counts: { ...counts, at: 3 } },
      { process: 'two', counts: { ...counts, at: 2 } },
    ])
    await open().writeCounts('one', null)
    expect(await open().readCounts()).toHaveLength(1)
  })

  it('refuses a list based on an older version', async () => {
    await put('b1')
    const [store, other] = [open(), open()]
    const old = await store.readList()
    await changeRegistry(other, (registry) => ({ ...registry, remotes: {} }))
    expect(
      await store.writeList(old?.registry ?? { schema: 1, revision: 0, remotes: {} }, old?.version ?? ''),
    ).toBe(false)
    expect(await store.writeList({ schema: 1, revision: 9, remotes: {} }, null)).toBe(false)
    expect((await store.readList())?.registry).toMatchObject({ revision: 2, remotes: {} })
  })

  it('[SPLIT-05] keeps the builds in use and the newest of the others', async () => {
    for (const build of ['b1', 'b2', 'b3', 'b4', 'b5']) await put(build)
    const builds = (await open().buildsOf('mf-chat')).map(({ build }) => build)
    expect(builds.sort()).toEqual(['b3', 'b4', 'b5'])
    expect(await open().hasBuild('mf-chat', 'b1')).toBe(false)
    expect(await open().filesOf('mf-chat', 'b2')).toEqual([])
  })

  it('lists and removes a build with any valid name', async () => {
    for (const build of ['b1.new', 'b2.7.new', 'b3', 'b4']) await put(build)
    const builds = (await open().buildsOf('mf-chat')).map(({ build }) => build)
    expect(builds.sort()).toEqual(['b2.7.new', 'b3', 'b4'])
  })

  it.each(['.', '..', '.b1'])('refuses a build with the name %s', async (build) => {
    await expect(put(build)).rejects.toThrow(/build\.json is not right/)
  })

  it('[SPLIT-02] after a rollback the build published last may be rolled out again', async () => {
    for (const build of ['b1', 'b2', 'b3']) await put(build)
    await changeRegistry(open(), (registry) => {
      const chat = registry.remotes['mf-chat']
      if (!chat?.lastGood) throw new Error('no earlier build')
      const rolledBack = { ...chat, stable: chat.lastGood, lastGood: undefined }
      return { ...registry, remotes: { ...registry.remotes, 'mf-chat': rolledBack } }
    })
    expect(await liveOf('mf-chat')).toMatchObject({ build: 'b2' })
    await removeOldBuilds(open(), 'mf-chat', 0)
    const builds = (await open().buildsOf('mf-chat')).map(({ build }) => build)
    expect(builds.sort()).toEqual(['b2', 'b3'])
  })

  it('a build that does not match its build.json changes nothing', async () => {
    await put('b1')
    const from = createTestBuild('b2')
    writeFileSync(join(from, 'chunks/one.js'), 'changed')
    await expect(publish({ store: open(), name: 'mf-chat', from, shell: testShell })).rejects.toThrow(
      /one\.js is missing or does not match its hash/,
    )
    expect(await open().hasBuild('mf-chat', 'b2')).toBe(false)
    expect(await liveOf('mf-chat')).toMatchObject({ build: 'b1' })
  })

  it('shares the live shell and halted canaries between processes', async () => {
    await open().writeShell(testShell)
    expect(await open().readShell()).toEqual(testShell)
    await open().setHalted('mf-chat', 'b2', true)
    expect(await open().isHalted('mf-chat', 'b2')).toBe(true)
    expect(await open().isHalted('mf-chat', 'b3')).toBe(false)
    await open().setHalted('mf-chat', 'b2', false)
    expect(await open().isHalted('mf-chat', 'b2')).toBe(false)
  })

  it('an invalid list is an error that names its place, and is not overwritten', async () => {
    await put('b1')
    const broken = Buffer.from('{"schema":1')
    if (kind === 'folder') writeFileSync(join(dir, 'remotes.json'), broken)
    else bucket.objects.set('remotes.json', { bytes: broken, type: '', etag: '"x"', at: new Date() })
    await expect(put('b2')).rejects.toThrow(/remotes\.json is not right/)
  })
})

describe('a bucket', () => {
  const open = () => openRegistry('', bucket.options)
  const put = (build: string, store = open()) =>
    publish({ store, name: 'mf-chat', from: createTestBuild(build), shell: testShell })

  it('is refused if it ignores conditional writes', async () => {
    bucket.state.hasConditions = false
    await expect(put('b1')).rejects.toThrow(/knows no conditional writes/)
    expect(bucket.objects.has('remotes.json')).toBe(false)
  })

  it('checks its conditional writes again after a failed check', async () => {
    const store = open()
    bucket.state.hasConditions = false
    await expect(put('b1', store)).rejects.toThrow(/knows no conditional writes/)
    bucket.state.hasConditions = true
    await put('b1', store)
    expect(bucket.objects.has('remotes.json')).toBe(true)
  })

  it('serves files with their types, cacheable for a year', async () => {
    await put('b1')
    const { type, cacheControl } = bucket.objects.get('r/mf-chat/b1/entry.aaaa.js') ?? {}
    expect(type).toBe('text/javascript')
    expect(cacheControl).toMatch(/immutable/)
    expect(bucket.objects.get('remotes.json')?.cacheControl).toBe('no-cache')
  })

  it('sends the ETag when the list is read again', async () => {
    await put('b1')
    const store = open()
    const first = await store.readList()
    expect(await store.readList()).toBe(first)
    await put('b2')
    expect(await store.readList()).not.toEqual(first)
  })

  it('has no build whose upload was interrupted', async () => {
    const from = createTestBuild('b1')
    const store = open()
    await store.writeShell(testShell)
    bucket.state.failsAt = 'r/mf-chat/b1/chunks/one.js'
    await expect(publish({ store, name: 'mf-chat', from })).rejects.toThrow(/answered 403/)
    expect(await open().hasBuild('mf-chat', 'b1')).toBe(false)
    bucket.state.failsAt = ''
    await publish({ store, name: 'mf-chat', from })
    expect(await open().hasBuild('mf-chat', 'b1')).toBe(true)
  })
})
