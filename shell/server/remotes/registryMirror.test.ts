/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeRegistry, openRegistry } from '@duetto/shared/registry'
import type { RegistryEntry, RegistryStore } from '@duetto/shared/registry'
import { startTestBucket } from '@duetto/shared/testing/bucket'
import Fastify from 'fastify'
import { publish } from '../../../shared/registry/publish'
import { createTestBuild, testShell } from '../../../shared/registry/testBuild'
import { registerAssets } from './assets'
import { followBucket } from './followBucket'
import { createRegistryMirror } from './registryMirror'
import { createRegistryReader } from './registry'

let service: Awaited<ReturnType<typeof startTestBucket>>
let bucket: RegistryStore
let dir: string
beforeEach(async () => {
  service = await startTestBucket()
  bucket = openRegistry('', service.options)
  dir = mkdtempSync(join(tmpdir(), 'mirror-'))
})
afterEach(() => {
  service.close()
  rmSync(dir, { recursive: true })
})

const put = (build: string) =>
  publish({ store: bucket, name: 'mf-chat', from: createTestBuild(build), shell: testShell, keep: 2 })
const openMirror = () => createRegistryMirror(openRegistry('', service.options), openRegistry(dir, null))
const edit = (change: (entry: RegistryEntry) => RegistryEntry) =>
  changeRegistry(bucket, (registry) => {
    const entry = registry.remotes['mf-chat'] as RegistryEntry
    return { ...registry, remotes: { 'mf-chat': change(entry) } }
  })
const live = async (mirror = openMirror()) => {
  const { registry, error } = await createRegistryReader(dir, mirror.error)()
  return { build: registry.remotes['mf-chat']?.stable.build, error }
}

it('[SPLIT-05] copies complete builds from the bucket before the list that names them', async () => {
  const mirror = openMirror()
  await mirror.update()
  expect((await live(mirror)).build).toBeUndefined()
  await put('b1')
  await mirror.update()
  expect(await live(mirror)).toEqual({ build: 'b1', error: null })
  expect(readFileSync(join(dir, 'r/mf-chat/b1/chunks/one.js'), 'utf8')).toBe('/* one of b1 */')
  expect(readFileSync(join(dir, 'r/mf-chat/b1/entry.aaaa.js.br'), 'utf8')).toBe('compressed')
  const asked = service.state.requests.length
  const { ino } = statSync(join(dir, 'remotes.json'))
  await mirror.update()
  expect(service.state.requests).toHaveLength(asked + 1)
  expect(statSync(join(dir, 'remotes.json')).ino).toBe(ino)
})

it('[SPLIT-05] uses the last registry while the bucket is down, and health reports it', async () => {
  const mirror = openMirror()
  await put('b1')
  await mirror.update()
  service.state.isAway = true
  await mirror.update()
  expect(await live(mirror)).toMatchObject({ build: 'b1', error: expect.stringMatching(/cannot be reached/) })
  service.state.isAway = false
  await put('b2')
  await mirror.update()
  expect(await live(mirror)).toEqual({ build: 'b2', error: null })
})

it('[SPLIT-05] never publishes a build whose files were changed in the bucket', async () => {
  const mirror = openMirror()
  await put('b1')
  await mirror.update()
  await put('b2')
  const object = service.objects.get('r/mf-chat/b2/chunks/one.js')
  if (object) object.bytes = Buffer.from('stolen')
  await mirror.update()
  expect(await live(mirror)).toMatchObject({
    build: 'b1',
    error: expect.stringMatching(/one\.js is missing or does not match/),
  })
})

it('[SPLIT-03] writes the live shell to the bucket as soon as the bucket answers', async () => {
  const mirror = createRegistryMirror(openRegistry('', service.options), openRegistry(dir, null), {
    shell: testShell,
  })
  service.state.isAway = true
  await mirror.update()
  service.state.isAway = false
  expect(await bucket.readShell()).toBeNull()
  await mirror.update()
  expect(await bucket.readShell()).toEqual(testShell)
})

it('[SPLIT-05] starts with the last copy if the bucket hangs', async () => {
  await put('b1')
  await openMirror().update()
  service.state.hangs = true
  const app = Fastify()
  await followBucket(app, openRegistry('', service.options), dir, { startWithinMs: 1 })
  expect((await live()).build).toBe('b1')
  await app.close()
})

it('[SPLIT-02] a canary halted by one shell is halted in all until an operator releases it again', async () => {
  await put('b1')
  const { 'mf-chat': stable } = (await put('b2').then(bucket.readList))?.registry.remotes ?? {}
  if (!stable) throw new Error('b2 is not live')
  await edit((entry) => ({ ...entry, canary: { ...stable.stable, percent: 10, salt: 'b2' } }))
  const [one, other] = [dir, mkdtempSync(join(tmpdir(), 'mirror-'))].map((folder) => {
    const store = openRegistry(folder, null)
    return { mirror: createRegistryMirror(openRegistry('', service.options), store), store }
  })
  if (!one || !other) throw new Error('unreachable')
  await one.mirror.halt('mf-chat', 'b2')
  expect(await one.store.isHalted('mf-chat', 'b2')).toBe(true)
  await other.mirror.update()
  expect(await other.store.isHalted('mf-chat', 'b2')).toBe(true)
  await one.mirror.update()
  await bucket.setHalted('mf-chat', 'b2', false)
  for (const { mirror, store } of [one, other]) {
    await mirror.update()
    expect(await store.isHalted('mf-chat', 'b2')).toBe(false)
  }
})

it('[SPLIT-05] serves builds that the list does not name yet, or no longer names', async () => {
  const app = Fastify()
  const folders = { web: dir, fonts: dir, icons: dir, registryDir: dir }
  mkdirSync(join(dir, 'r'))
  await put('b1')
  await followBucket(app, openRegistry('', service.options), dir)
  await registerAssets(app, folders)
  for (const build of ['b2', 'b3', 'b4']) await put(build)
  rmSync(join(dir, 'r/mf-chat'), { recursive: true })
  const answers = ['b1', 'b2', 'b4'].map((build) => app.inject(`/r/mf-chat/${build}/entry.aaaa.js`))
  for (const { statusCode, body } of await Promise.all(answers)) {
    expect(statusCode).toBe(200)
    expect(body).toMatch(/mf-chat b\d/)
  }
  for (const path of ['mf-chat/b9/entry.aaaa.js', 'mf-nothing/b1/entry.aaaa.js', 'mf-chat/..%2Fb1/x.js'])
    expect((await app.inject(`/r/${path}`)).statusCode).toBe(404)
  expect(service.state.requests.filter((path) => /b9|nothing|\.\./.test(path))).toEqual([])
  await app.close()
})
