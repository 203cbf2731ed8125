/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import { remotes } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import { buildFolder, changeRegistry, openRegistry } from '@duetto/shared/registry'
import type { LiveShell, PublishedRoute } from '@duetto/shared/registry'
import { fakePlatform } from '@duetto/shared/testing'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { publish } from '../../../shared/registry/publish'
import { buildRemote, packSkeletons, skeletonsFile } from '../../testing/buildRemote'
import type { Routes, Skeleton } from '../../testing/buildRemote'
import { createRouteTable } from '../../browser/host/routing/routeTable'
import type { BootData } from '../../common/BootData'
import { createBuildReader } from '../remotes/buildReader'
import { readShellConfig } from '../edge/config'
import { createInitialData } from './initialData/initialData'
import { registerPage } from './pageRoute'
import type { BuildOf } from '../remotes/preloads'
import { createRegistryReader } from '../remotes/registry'
import { createRollout } from '../remotes/rollout'
import { createPrerenderedReader } from './prerendered/readPrerendered'

const shell: LiveShell = {
  build: 's1',
  provides: {
    platform: '1.0.0',
    shared: {},
    names: {},
    events: {},
    routes: { 'pages-terms': { path: '/pages/terms' }, token: { path: '/:token' } },
  },
}

const patientMs = 20_000

let registryDir: string
let api: Server
let requested: string[]
let app: FastifyInstance
let url: string

const put = (name: RemoteName, build: string, routes: Routes, skeletons?: Record<string, Skeleton>) =>
  publish({
    store: openRegistry(registryDir, null),
    name,
    from: buildRemote(name, build, routes, skeletons),
    shell,
  })

const members = { members: { path: '/members', titles: { en: 'Members', it: 'Persone' } } }
const clubs: Record<string, PublishedRoute> = {
  ...members,
  clubs: {
    path: '/clubs/:id',
    params: { id: 'number' },
    titles: { en: 'Clubs', it: 'Circoli' },
    initialQueries: [{ call: 'getMember', query: { id: ['path.id'] } }],
  },
}

type Env = Record<'API_URL', string> & Partial<Record<'WITHOUT_REMOTES' | 'DUETTO_DEV_REMOTES', string>>

const serve = async (env: Env, isDemo = false): Promise<void> => {
  const { settings, company } = fakePlatform({
    settings: { description: 'Letters', locales: ['en', 'it'], is_demo: isDemo },
  }).platform
  const readRegistry = createRegistryReader(registryDir)
  const readBuild = createBuildReader()
  const buildOf: BuildOf = (remote, build) => readBuild(buildFolder(registryDir, remote, build))
  app = Fastify()
  await app.register(cookie, { secret: 'a secret of this test' })
  registerPage(app, {
    config: readShellConfig(env),
    shell: { name: 'shell', build: 's1', files: {}, chunks: {}, provides: shell.provides },
    readRegistry,
    rollout: createRollout(app, { halted: { has: () => false, add: () => {} }, readRegistry }),
    siteData: async () => ({ settings, company: { ...company, added: '2026-01-01' } }),
    initialData: createInitialData(env.API_URL, { promptMs: patientMs, deadlineMs: patientMs }),
    buildOf,
    prerenderedOf: createPrerenderedReader(registryDir, buildOf),
    legalTextOf: async () => null,
  })
}

beforeEach(async () => {
  registryDir = mkdtempSync(join(tmpdir(), 'registry-'))
  requested = []
  api = createServer((request, response) => {
    requested.push(request.url ?? '')
    response.setHeader('content-type', 'application/json')
    response.end('{}')
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  await serve({ API_URL: url })
  for (const name of remotes) await put(name, 'b1', name === 'mf-members' ? members : {})
})
afterEach(async () => {
  await app.close()
  api.closeAllConnections()
  api.close()
})

const open = async (url: string, headers: Record<string, string> = {}) => {
  const { body, statusCode, cookies } = await app.inject({ url, headers })
  const json = /<script[^>]* id="boot"[^>]*>(.*?)<\/script>/s.exec(body)?.[1]
  const boot = json === undefined ? null : (JSON.parse(json) as BootData)
  const [, title] = /<title>(.*?)<\/title>/.exec(body) ?? []
  return { body, statusCode, title, cookies, table: createRouteTable(boot?.routes ?? {}) }
}

it('[SPLIT-02] a remote’s new build adds a page and its title to a running shell', async () => {
  const before = await open('/clubs/4')
  expect(before.statusCode).toBe(404)
  expect(before.table.match('/clubs/4')).toBeNull()

  await put('mf-members', 'b2', clubs)
  const after = await open('/clubs/4', { 'accept-language': 'it' })
  expect(after.statusCode).toBe(200)
  expect(after.body).toMatch(/<main[^>]*>.*data-remote="mf-members"/s)
  expect(after.title).toMatch(/^Circoli · /)
  expect(after.body).toContain('/r/mf-members/b2/entry.aaaa.js')
  expect(after.table.match('/clubs/4')?.route).toMatchObject({ id: 'clubs', owner: 'mf-members' })
  expect(requested).toContainEqual(expect.stringMatching(/id=4/))
  expect((await open('/clubs/x')).statusCode).toBe(404)
})

it('[SPLIT-02] omits titles and initial queries from the boot data', async () => {
  await put('mf-members', 'b2', clubs)
  const { table, body } = await open('/members')
  expect(table.all.find(({ id }) => id === 'clubs')).toEqual({
    id: 'clubs',
    owner: 'mf-members',
    path: '/clubs/:id',
    params: { id: 'number' },
  })
  expect(body).not.toContain('Circoli')
})

it.each([
  ['a live site', {}, false, 404],
  ['a demo site', {}, true, 200],
  ['a site in development', { DUETTO_DEV_REMOTES: '1' }, false, 200],
])('[SPLIT-02] answers for an internal page on %s', async (_, env, isDemo, status) => {
  await app.close()
  await serve({ API_URL: url, ...env }, isDemo)
  await put('mf-landers', 'b2', { 'landers-preview': { path: '/landers/preview', isInternal: true } })
  const { statusCode, table } = await open('/landers/preview')
  expect(statusCode).toBe(status)
  expect(table.match('/landers/preview') === null).toBe(status === 404)
})

it('[SPLIT-02] a canary’s pages exist only for its browsers', async () => {
  const from = buildRemote('mf-members', 'c1', clubs)
  const store = openRegistry(registryDir, null)
  await publish({ store, name: 'mf-members', from, shell })
  await changeRegistry(store, (registry) => {
    const entry = registry.remotes['mf-members']!
    const canary = { ...entry.stable, percent: 50, salt: 'x' }
    return {
      ...registry,
      remotes: { ...registry.remotes, 'mf-members': { ...entry, stable: entry.lastGood!, canary } },
    }
  })
  const seen = new Map<string, Set<number>>()
  for (let browser = 0; browser < 24; browser += 1) {
    const { cookies } = await open('/members')
    const cookieHeader = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const { statusCode, body } = await open('/clubs/4', { cookie: cookieHeader })
    const build = body.includes('/r/mf-members/c1/') && statusCode === 200 ? 'canary' : 'stable'
    seen.set(build, (seen.get(build) ?? new Set()).add(statusCode))
  }
  expect(Object.fromEntries([...seen].map(([build, codes]) => [build, [...codes]]))).toEqual({
    canary: [200],
    stable: [404],
  })
})

it.each<[string, RemoteName, Record<string, PublishedRoute>, RegExp]>([
  [
    'another remote',
    'mf-chat',
    { people: { path: '/members' } },
    /mf-chat b2 claims .*\/members.* mf-members b1 has/,
  ],
  ['the shell', 'mf-chat', { terms: { path: '/pages/terms' } }, /the shell s1 has pages-terms/],
  ['the shell, under any name', 'mf-chat', { any: { path: '/:anything' } }, /the shell s1 has token/],
  ['the API', 'mf-chat', { hook: { path: '/api/hook' } }, /begins as addresses of the server do/],
  ['the API’s files', 'mf-chat', { film: { path: '/media/film' } }, /begins as addresses of the server do/],
  ['the server’s metrics', 'mf-chat', { all: { path: '/metrics' } }, /begins as addresses of the server do/],
])('[SPLIT-03] refuses a build that claims a route of %s', async (_, name, routes, sentence) => {
  const before = readFileSync(join(registryDir, 'remotes.json'), 'utf8')
  await expect(put(name, 'b2', routes)).rejects.toThrow(sentence)
  expect(readFileSync(join(registryDir, 'remotes.json'), 'utf8')).toBe(before)
})

const unpublishLanders = () =>
  changeRegistry(
    openRegistry(registryDir, null),
    ({ remotes: { 'mf-landers': _, ...others }, ...registry }) => ({
      ...registry,
      remotes: others,
    }),
  )

it('answers 503 to unknown paths until every remote is published', async () => {
  await unpublishLanders()
  const { statusCode, body } = await open('/landers/gallery')
  expect(statusCode).toBe(503)
  expect(body).toContain('http-equiv="refresh"')
  expect((await open('/members')).statusCode).toBe(200)
})

it('answers 404 if the missing remotes are excluded from the installation', async () => {
  await unpublishLanders()
  await app.close()
  await serve({ API_URL: url, WITHOUT_REMOTES: 'mf-landers' })
  expect((await open('/landers/gallery')).statusCode).toBe(404)
  expect((await open('/nobody/draws/this')).statusCode).toBe(404)
  expect((await open('/members')).statusCode).toBe(200)
  expect(() => readShellConfig({ WITHOUT_REMOTES: 'mf-lander' })).toThrow(/may name only/)
})

const tiles = {
  html: '<div class="mf-members-skeleton-a"></div>',
  css: '.mf-members-skeleton-a{display:grid}',
}

it('[SPLIT-02] sends the skeleton of this page from the remote’s new build', async () => {
  await put('mf-members', 'b2', clubs, { clubs: tiles })
  const { body } = await open('/clubs/4')
  expect(body).toMatch(
    /<main[^>]*>.*<div[^>]* data-skeleton="true"[^>]*><div class="mf-members-skeleton-a"><\/div>/s,
  )
  expect(body).toMatch(/<style nonce="[^"]+">\.mf-members-skeleton-a{display:grid}<\/style>/)
  expect((await open('/members')).body).not.toContain('mf-members-skeleton')
})

it('[SPLIT-02] fills every heading of the skeleton with the page’s title', async () => {
  const place = '<div class="mf-members-skeleton-a" data-heading=""></div>'
  await put('mf-members', 'b2', clubs, { clubs: { ...tiles, html: place + place } })
  const { body } = await open('/clubs/4')
  expect(body.match(/data-heading=""[^>]*>Clubs<\/div>/g)).toHaveLength(2)
})

it('[SPLIT-03] ignores a file that does not match its hash in build.json', async () => {
  await put('mf-members', 'b2', clubs, { clubs: tiles })
  const file = join(buildFolder(registryDir, 'mf-members', 'b2'), skeletonsFile)
  writeFileSync(file, packSkeletons({ clubs: { html: '<script>alert(1)</script>', css: '' } }))
  const { body, statusCode } = await open('/clubs/4')
  expect(statusCode).toBe(200)
  expect(body).toMatch(/<main[^>]*>.*data-remote="mf-members"/s)
  expect(body).not.toContain('data-skeleton')
  expect(body).not.toContain('alert(1)')
})

it('[SPLIT-03] refuses a build with a skeleton that has foreign class names, with the reason', async () => {
  const before = readFileSync(join(registryDir, 'remotes.json'), 'utf8')
  const foreign = { html: '<div class="shell-a"></div>', css: '' }
  await expect(put('mf-members', 'b2', clubs, { clubs: foreign })).rejects.toThrow(
    'mf-members b2 is refused: the skeleton of clubs has the class shell-a, not mf-members-skeleton-….',
  )
  expect(readFileSync(join(registryDir, 'remotes.json'), 'utf8')).toBe(before)
})
