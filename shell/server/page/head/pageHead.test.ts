/** @jest-environment node */
import { noBrand } from '@duetto/shared/domain'
import { fakePlatform } from '@duetto/shared/testing'
import type { PublishedRoute } from '@duetto/shared/registry'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { readShellConfig } from '../../edge/config'
import { createInitialData } from '../initialData/initialData'
import { registerPage } from '../pageRoute'

const routes: Record<string, PublishedRoute> = {
  pricing: {
    path: '/pricing',
    titles: { en: 'Prices', it: 'Prezzi' },
    descriptions: { en: 'What it costs', it: 'Quanto costa' },
    isListed: true,
    linkPictureAlts: { en: 'Drawn people', it: 'Persone "disegnate"' },
  },
  members: { path: '/members', titles: { en: 'Members', it: 'Persone' } },
}
let app: FastifyInstance
let brand = noBrand

beforeAll(async () => {
  const { settings, company } = fakePlatform({
    settings: {
      description: 'Letters',
      domain: 'amore.example',
      locales: ['en', 'it'],
      support_phone: '+39 1',
    },
  }).platform
  const files = { name: 'x', build: 'b1', files: {}, chunks: {} }
  const plan = { build: 'b1', entry: '/entry.js', loadMs: 8000, isDisabled: false }
  app = Fastify()
  await app.register(cookie)
  registerPage(app, {
    config: readShellConfig({
      PUBLIC_URL: 'https://duetto.example:8443',
      WITHOUT_REMOTES: 'mf-chat,mf-landers,mf-members,mf-signup',
    }),
    shell: files,
    readRegistry: async () => ({ registry: { schema: 1, revision: 1, remotes: {} }, error: null }),
    rollout: { plansFor: () => ({ 'mf-payments': plan }) } as never,
    siteData: async () => ({
      settings: { ...settings, brand },
      company: { ...company, added: '2026-01-01', vat_numbers: [] },
    }),
    initialData: createInitialData('http://127.0.0.1:9'),
    buildOf: () => ({
      ...files,
      files: { 'links/pricing.none.jpg': { integrity: '', bytes: 1 } },
      routes,
    }),
    prerenderedOf: async () => null,
    legalTextOf: async () => null,
  })
})
afterAll(() => app.close())

const open = async (url: string, language = 'en') => {
  const { body } = await app.inject({ url, headers: { host: 'evil.example', 'accept-language': language } })
  const find = (pattern: RegExp): string | undefined => pattern.exec(body)?.[1]
  return {
    language: find(/<html lang="(.*?)"/),
    title: find(/<title>(.*?)<\/title>/),
    description: find(/<meta name="description" content="(.*?)">/),
    card: Object.fromEntries(
      [...body.matchAll(/<meta property="og:(.*?)" content="(.*?)">/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    ) as Record<string, string>,
    robots: find(/<meta name="robots" content="(.*?)">/),
    canonical: find(/<link rel="canonical" href="(.*?)">/),
    alternates: Object.fromEntries(
      [...body.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, name, href]) => [name, href]),
    ) as Record<string, string>,
  }
}

it('a listed page names its URL in every language, independent of the Host header', async () => {
  const address = 'https://amore.example:8443/pricing'
  const alternates = { en: `${address}?lang=en`, it: `${address}?lang=it`, 'x-default': address }
  expect(await open('/pricing?lang=it&host=other')).toMatchObject({
    language: 'it',
    title: 'Prezzi · Duetto',
    description: 'Quanto costa',
    robots: undefined,
    canonical: `${address}?lang=it`,
    alternates,
  })
  expect(await open('/pricing', 'it')).toMatchObject({ title: 'Prezzi · Duetto', canonical: address })
  expect(await open('/pricing?lang=de')).toMatchObject({ language: 'en', canonical: address })
})

it('describes a page with a picture to other sites, in its language', async () => {
  expect((await open('/pricing', 'it')).card).toEqual({
    type: 'website',
    site_name: 'Duetto',
    title: 'Prezzi',
    description: 'Quanto costa',
    locale: 'it',
    url: 'https://amore.example:8443/pricing',
    image: 'https://amore.example:8443/r/mf-payments/b1/links/pricing.none.jpg',
    'image:type': 'image/jpeg',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': 'Persone &quot;disegnate&quot;',
  })
  expect((await open('/members')).card).toEqual({})
})

it('links of a host with its own icon show that icon', async () => {
  brand = { ...noBrand, icon: 'c'.repeat(32) }
  const { card } = await open('/pricing')
  brand = noBrand
  expect(card).toMatchObject({
    image: `https://amore.example:8443/media/brand/${'c'.repeat(32)}/512.png`,
    'image:type': 'image/png',
    'image:width': '512',
    'image:alt': 'Duetto',
  })
})

it('adds noindex to pages that are not declared as listed', async () => {
  for (const path of ['/members', '/complaints', '/nowhere/at/all']) {
    const { robots, canonical, alternates, description } = await open(path)
    expect([path, robots, canonical, alternates, description]).toEqual([
      path,
      'noindex',
      undefined,
      {},
      'Letters',
    ])
  }
  expect((await open('/pages/terms')).robots).toBeUndefined()
})

it('the shell’s own pages have titles without JavaScript', async () => {
  expect((await open('/pages/terms')).title).toBe('Terms of use · Duetto')
  expect((await open('/complaints', 'it')).title).toBe('Reclami · Duetto')
  expect((await open('/compliance-statement')).title).toBe('Compliance statement · Duetto')
})
