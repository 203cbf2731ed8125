/** @jest-environment node */
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { contract as landers } from '../../../mf-landers/src/contract'
import { contract as members } from '../../../mf-members/src/contract'
import { contract as payments } from '../../../mf-payments/src/contract'
import { contract as signup } from '../../../mf-signup/src/contract'
import { contract as chat } from '../../../mf-chat/src/contract'
import type { Route } from '@duetto/shared/platform'
import type { BuildManifest } from '@duetto/shared/registry'
import { isListed } from './head/listing'
import { createSiteRoutes } from './siteRoutes'
import { registerWellKnown } from './wellKnown'

const contracts = [chat, landers, members, payments, signup]
const shell: BuildManifest = { name: 'shell', build: 's1', files: {}, chunks: {} }
const buildOf = (remote: string): BuildManifest => ({
  ...shell,
  routes: contracts.find(({ name }) => name === remote)?.routes as BuildManifest['routes'],
})
const source = { build: 'b1', entry: '/r/x/b1/entry.js', integrity: `sha256-${'A'.repeat(43)}=` }
const registry = {
  schema: 1 as const,
  revision: 1,
  remotes: Object.fromEntries(
    contracts.map(({ name }) => [name, { loadMs: 8000, stable: source, disabled: false }]),
  ),
}
const routesOf = createSiteRoutes(buildOf)

const serve = async (isEncrypted = false) => {
  const app = Fastify()
  app.decorate('isEncrypted', isEncrypted)
  await app.register(cookie)
  registerWellKnown(app, {
    publicUrl: new URL('https://duetto.example'),
    siteData: async () => ({ settings: { domain: 'amore.example', locales: ['en', 'no'] } }) as never,
    readRegistry: async () => ({ registry, error: null }),
    routesOf,
  })
  return app
}

const isAllowed = (text: string, path: string): boolean => {
  const matching = [...text.matchAll(/^(Allow|Disallow): (.+)$/gm)]
    .map(([, kind, rule = '']) => ({ kind, rule }))
    .filter(({ rule }) =>
      new RegExp(
        `^${rule
          .split('*')
          .map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'))
          .join('.*')}`,
      ).test(path),
    )
    .sort((a, b) => b.rule.length - a.rule.length || (a.kind === 'Allow' ? -1 : 1))
  return matching[0]?.kind !== 'Disallow'
}
const addressesOf = ({ path }: Route): string[] => {
  const filled = path.replace(/:type\b/, 'matches').replace(/:\w+\??/g, '7')
  return [filled, `${filled}?lang=it`]
}

it('robots.txt excludes members’ pages and calls, and allows every listed page', async () => {
  const app = await serve()
  const { body, headers, statusCode } = await app.inject('/robots.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const { all, headOf } = routesOf({
    ...Object.fromEntries(
      contracts.map(({ name }) => [name, { ...source, loadMs: 8000, isDisabled: false }]),
    ),
  })
  expect(all.filter(({ access }) => access === 'members').length).toBeGreaterThan(10)
  for (const route of all)
    for (const address of addressesOf(route)) {
      if (route.access === 'members') expect([address, isAllowed(body, address)]).toEqual([address, false])
      if (isListed(route, headOf(route, 'en')))
        expect([address, isAllowed(body, address)]).toEqual([address, true])
    }
  for (const path of [
    '/api/settings.php',
    '/media/photos/a/b.webp',
    '/registry/remotes.json',
    '/__shell/health',
  ])
    expect([path, isAllowed(body, path)]).toEqual([path, false])
  for (const path of ['/', '/s/main.1.js', '/r/mf-chat/b1/entry.js', '/pages/terms', '/manifest.webmanifest'])
    expect([path, isAllowed(body, path)]).toEqual([path, true])
  await app.close()
})

it('sends password managers to the password settings, after log-in for a visitor', async () => {
  const lead = async (cookies: Record<string, string>, isEncrypted = false) => {
    const app = await serve(isEncrypted)
    const { statusCode, headers } = await app.inject({ url: '/.well-known/change-password', cookies })
    await app.close()
    return [statusCode, headers.location]
  }
  const login = [302, '/login?return=%2Fsettings%23login']
  expect(await lead({})).toEqual(login)
  expect(await lead({ duetto_session: 'x'.repeat(22) })).toEqual([302, '/settings#login'])
  expect(await lead({ duetto_session: 'x'.repeat(22) }, true)).toEqual(login)
  expect(await lead({ '__Host-duetto_session': 'x'.repeat(22) }, true)).toEqual([302, '/settings#login'])
})

it('the sitemap lists every lander in every language, and no page of members', async () => {
  const app = await serve()
  const { body, headers } = await app.inject('/sitemap.xml')
  await app.close()
  expect(headers['content-type']).toContain('application/xml')
  expect(body).toContain(
    '<url><loc>https://amore.example/landers/gallery</loc><xhtml:link rel="alternate" hreflang="en" href="https://amore.example/landers/gallery?lang=en"/><xhtml:link rel="alternate" hreflang="nb" href="https://amore.example/landers/gallery?lang=no"/>',
  )
  const paths = [...body.matchAll(/<loc>https:\/\/amore\.example(.*?)<\/loc>/g)].map(([, path]) => path)
  expect(paths).toEqual(expect.arrayContaining(['/', '/landers/video', '/pricing', '/pages/terms']))
  expect(paths.filter((path) => /members|chats|profile|:/.test(path ?? ''))).toEqual([])
})

it('robots.txt names the sitemap', async () => {
  const app = await serve()
  const { body } = await app.inject('/robots.txt')
  await app.close()
  expect(body).toMatch(/^Sitemap: https:\/\/amore\.example\/sitemap\.xml$/m)
})
