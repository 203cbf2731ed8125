/** @jest-environment node */
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { announceShell, liveShellOf } from './announceShell'
import { openRegistry } from '@duetto/shared/registry'
import type { BuildManifest } from '@duetto/shared/registry'
import { createBusCounts } from '../edge/reports/busCounts'
import { registerStatusEndpoints } from './statusEndpoints'
import { createHaltedBuilds } from './haltedBuilds'

const provides = {
  platform: '1.0.0',
  shared: { react: '19.3.1' },
  names: {},
  events: { liked: 1 },
  routes: {},
}
const shell: BuildManifest = { name: 'shell', build: 's1', files: {}, chunks: {}, provides }
const requires = {
  platform: '1',
  shared: { react: '^19.3.0' },
  names: {},
  consumes: {},
  produces: {},
}
const source = { build: 'c1', entry: '/r/mf-chat/c1/entry.1.js', integrity: 'sha256-x' }
const folder = () => mkdtempSync(join(tmpdir(), 'registry-'))

it('[SPLIT-03] shows operators the live builds, shared versions, incompatibilities and bus counts', async () => {
  const app = Fastify()
  const entry = { loadMs: 8000, disabled: false }
  const remotes = {
    'mf-chat': { ...entry, stable: source },
    'mf-landers': { ...entry, stable: { ...source, build: 'l1' } },
  }
  registerStatusEndpoints(app, {
    shell,
    readRegistry: async () => ({ registry: { schema: 1, revision: 7, remotes }, error: null }),
    rollout: { plansFor: () => ({}), health: () => ({}), hours: () => ({}) },
    buildOf: (remote) => ({
      ...shell,
      provides: undefined,
      requires: { ...requires, platform: remote === 'mf-chat' ? '1' : '2' },
    }),
    bus: createBusCounts(app),
  })
  const postEvent = (payload: object) => app.inject({ method: 'POST', url: '/registry/bus', payload })
  expect((await postEvent({ emitted: 5, dropped: 1, failed: 0 })).statusCode).toBe(204)
  expect((await postEvent({ emitted: 4, dropped: 0, failed: 2 })).statusCode).toBe(204)
  for (const bad of [
    { emitted: -1, dropped: 0, failed: 0 },
    { emitted: 1 },
    { emitted: 1e9, dropped: 0, failed: 0 },
  ])
    expect((await postEvent(bad)).statusCode).toBe(400)
  expect((await app.inject('/__shell/health')).json()).toMatchObject({
    ok: true,
    shell: { build: 's1', platform: '1.0.0', shared: { react: '19.3.1' } },
    registry: { revision: 7, fault: null },
    remotes: {
      'mf-landers': { build: 'l1', incompatibilities: ['it needs platform 2 and the shell provides 1.0.0'] },
    },
    bus: { pages: 2, emitted: 9, dropped: 1, failed: 2 },
  })
  const asVisitor = await app.inject({
    url: '/__shell/health',
    headers: { 'x-forwarded-for': '203.0.113.1' },
  })
  expect([asVisitor.statusCode, asVisitor.json()]).toEqual([200, { ok: true }])
  await app.close()
})

it('[SPLIT-03] a starting shell writes what it provides into the registry', async () => {
  const dir = folder()
  const live = { build: 's1', provides }
  expect(liveShellOf(shell)).toEqual(live)
  await announceShell(Fastify(), openRegistry(dir, null), live)
  expect(JSON.parse(readFileSync(join(dir, 'shell.json'), 'utf8'))).toEqual({ build: 's1', provides })
  expect(readdirSync(dir)).toEqual(['shell.json'])
  await announceShell(Fastify(), openRegistry(join(dir, 'nowhere'), null), live)
})

const haltedIn = (dir: string) =>
  createHaltedBuilds(Fastify(), dir, (remote, build) =>
    openRegistry(dir, null).setHalted(remote, build, true),
  )

it('[SPLIT-02] a halted canary stays halted in every process until an operator releases it again', () => {
  const dir = folder()
  const [one, another] = [haltedIn(dir), haltedIn(dir)]
  expect(another.has('mf-chat', 'c2')).toBe(false)
  one.add('mf-chat', 'c2')
  for (const halted of [one, another]) expect(halted.has('mf-chat', 'c2')).toBe(true)
  expect(haltedIn(dir).has('mf-chat', 'c2')).toBe(true)
  rmSync(join(dir, 'stopped/mf-chat@c2'))
  utimesSync(join(dir, 'stopped'), 1, 1)
  for (const halted of [one, another]) expect(halted.has('mf-chat', 'c2')).toBe(false)
})

it('[SPLIT-02] halts a canary in this process even if the registry cannot be written', () => {
  const dir = folder()
  writeFileSync(join(dir, 'stopped'), 'a file where the folder should be')
  const halted = haltedIn(dir)
  halted.add('mf-chat', 'c2')
  expect(halted.has('mf-chat', 'c2')).toBe(true)
  expect(existsSync(join(dir, 'stopped/mf-chat@c2'))).toBe(false)
})
