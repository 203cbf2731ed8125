/** @jest-environment node */
import { palettesOf } from '@duetto/shared/brand'
import type { Company, Settings } from '@duetto/shared/contract'
import { discreetCookie, isLegalPage, noBrand } from '@duetto/shared/domain'
import { fakePlatform } from '@duetto/shared/testing'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { OwnLegalText } from '../../common/BootData'
import { readShellConfig } from '../edge/config'
import { createInitialData } from './initialData/initialData'
import { registerPage } from './pageRoute'

const { settings, company } = fakePlatform().platform
let own: { settings?: Partial<Settings>; company?: Partial<Company> } = {}
let legal: OwnLegalText | null = null
let app: FastifyInstance

const files = { name: 'x', build: 'b1', files: {}, chunks: {} }
const pageDeps: Parameters<typeof registerPage>[1] = {
  config: readShellConfig({ WITHOUT_REMOTES: 'mf-chat,mf-landers,mf-members,mf-payments,mf-signup' }),
  shell: files,
  readRegistry: async () => ({ registry: { schema: 1, revision: 1, remotes: {} }, error: null }),
  rollout: { plansFor: () => ({}) } as never,
  siteData: async () => ({
    settings: { ...settings, description: '', support_phone: '', ...own.settings },
    company: { ...company, vat_numbers: [], added: '2024-02-01', ...own.company },
  }),
  initialData: createInitialData('http://127.0.0.1:9'),
  buildOf: () => ({ ...files, routes: {} }),
  prerenderedOf: async () => null,
  legalTextOf: async ({ url }, locale) => {
    const page = url.pathname.split('/').at(-1) ?? ''
    return isLegalPage(page) ? { page, locale, own: legal } : null
  },
}

beforeAll(async () => {
  app = Fastify()
  await app.register(cookie)
  registerPage(app, pageDeps)
})
afterAll(() => app.close())

const open = async (url: string, headers: Record<string, string> = {}) => {
  const { body } = await app.inject({ url, headers: { host: 'site.test', ...headers } })
  return body.replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
}

it.each<[name: string, path: string, given: Partial<Settings>, text: RegExp]>([
  ['name', '/pages/terms', { name: 'Amora' }, /<title>[^<]* · Amora<\/title>/],
  ['index_title', '/nowhere', { index_title: 'Letters at night' }, /<title>[^<]*Letters at night/],
  [
    'description',
    '/complaints',
    { description: 'Quiet letters' },
    /name="description" content="Quiet letters"/,
  ],
  ['domain_language', '/pages/terms', { domain_language: 'it' }, /<html lang="it/],
  ['locales', '/pages/terms', { locales: ['it'], domain_language: 'it' }, /<html lang="it/],
  ['support_phone', '/pages/service', { support_phone: '+39 051-1' }, /href="tel:\+390511"/],
  ['support_email', '/pages/service', { support_email: 'help@amora.test' }, /href="mailto:help@amora\.test"/],
  [
    'quick_exit_url',
    '/pages/terms',
    { quick_exit_url: 'https://calm.test/' },
    /href="https:\/\/calm\.test\/"/,
  ],
  ['min_age', '/pages/terms', { min_age: 21 }, /adults aged 21/],
  ['refund_days', '/pages/return-policy', { refund_days: 33 }, /33 days/],
])('[CALL-06] %s shows in the page %s', async (_, path, given, text) => {
  expect(await open(path)).not.toMatch(text)
  own = { settings: given }
  const body = await open(path)
  own = {}
  expect(body).toMatch(text)
})

const logo = `${'a'.repeat(32)}-480x160`
const darkLogo = `${'b'.repeat(32)}-480x160`
const icon = 'c'.repeat(32)

const stylesOf = async (brand?: Partial<Settings['brand']>): Promise<string> => {
  own = brand ? { settings: { brand: { ...noBrand, ...brand } } } : {}
  const { body } = await app.inject({ url: '/pages/terms', headers: { host: 'site.test' } })
  own = {}
  return body
    .slice(0, body.indexOf('</head>'))
    .replaceAll(/<link rel="(?:stylesheet|modulepreload)[^>]*>/g, '')
}

it.each<[name: string, brand: Partial<Settings['brand']>, css: RegExp]>([
  ['colour', { colour: '#0b1f4d' }, /:root{[^}]*--primary:#0b1f4d;/],
  ['second_colour', { colour: '#0b1f4d', second_colour: '#ffd400' }, /:root{[^}]*--secondary:#ffd400;/],
  ['corners', { corners: 'square' }, /--r-lg:6px/],
  ['fonts', { fonts: 'nunito' }, /--font-text:"Nunito Variable"/],
  [
    'logo',
    { logo },
    new RegExp(`--logo-ratio:480/160;--logo-picture:url\\(/media/brand/${logo}/logo.png\\)`),
  ],
  [
    'logo_dark',
    { logo, logo_dark: darkLogo },
    new RegExp(`--logo-on-dark:url\\(/media/brand/${darkLogo}/logo.png\\)`),
  ],
  ['icon', { icon }, new RegExp(`rel="icon" href="/media/brand/${icon}/192.png" type="image/png"`)],
])('brand.%s is in the styles of the page', async (_, brand, css) => {
  expect(await stylesOf()).not.toMatch(css)
  expect(await stylesOf(brand)).toMatch(css)
})

it('the logo of the brand replaces ours and keeps the name for screen readers', async () => {
  own = { settings: { name: 'Amora', brand: { ...noBrand, logo } } }
  const body = await open('/pages/terms')
  own = {}
  expect(body).toMatch(/<span role="img" aria-label="Amora"/)
  expect(await open('/pages/terms')).not.toContain('role="img" aria-label')
})

it('discreet mode hides the icon of the brand', async () => {
  own = { settings: { brand: { ...noBrand, icon } } }
  const body = await open('/pages/terms', { cookie: `${discreetCookie}=1` })
  own = {}
  expect(body).toContain('rel="icon" href="/icons/discreet.svg"')
})

it('loads only the fonts of the brand', async () => {
  const fontsOf = async (brand?: Partial<Settings['brand']>) =>
    [...new Set((await stylesOf(brand)).match(/(?<=\/f\/)[a-z-]+(?=-\d)/g))].toSorted()
  expect(await fontsOf()).toEqual(['figtree', 'young-serif'])
  expect(await fontsOf({ fonts: 'nunito' })).toEqual(['nunito'])
  expect(await fontsOf({ fonts: 'system' })).toEqual([])
})

it('the theme-color of both themes follows the brand', async () => {
  const { light, dark } = palettesOf({ colour: '#0b1f4d', second_colour: '' })
  const head = await stylesOf({ colour: '#0b1f4d' })
  expect(head).toContain(`content="${light.bg}" media="(prefers-color-scheme: light)"`)
  expect(head).toContain(`content="${dark.bg}" media="(prefers-color-scheme: dark)"`)
})

it('[CALL-06] discreet_name is the title of every page in discreet mode', async () => {
  own = { settings: { discreet_name: 'Recipes' } }
  const body = await open('/pages/terms', { cookie: `${discreetCookie}=1` })
  own = {}
  expect(body).toContain('<title>Recipes</title>')
})

it.each<[name: keyof Company, path: string, value: string | string[], text: RegExp]>([
  ['name', '/pages/terms', 'Amora S.r.l.', /Amora S\.r\.l\./],
  ['address', '/pages/terms', 'Via Lunga 9', /Via Lunga 9/],
  ['city', '/pages/terms', 'Milano', /Milano/],
  ['country', '/pages/terms', 'ZZ', /ZZ/],
  ['kvk', '/pages/terms', '87654321', /87654321/],
  ['vat_numbers', '/pages/terms', ['IT00743110157'], /IT00743110157/],
  ['added', '/pages/terms', '2026-05-06T12:00:00Z', /6 May 2026|May 6, 2026/],
])('[CALL-12] the company’s %s shows in the page %s', async (name, path, value, text) => {
  expect(await open(path)).not.toMatch(text)
  own = { company: { [name]: value } }
  const body = await open(path)
  own = {}
  expect(body).toMatch(text)
})

it('[CALL-12] renders the operator’s own terms with the host’s company, in their language', async () => {
  own = { company: { name: 'Amora S.r.l.' } }
  const body = 'Read this.\n## Ambito\nDi {company}\n- uno\n- due'
  legal = { language: 'it', version: 3, body, as_of: '2026-12-01' }
  const html = await open('/pages/terms', { 'accept-language': 'en-GB' })
  expect(html).toMatch(/Last updated (1 December|December 1,) 2026/)
  expect(html).toMatch(/<section[^>]* lang="it"[^>]*><p[^>]*>Read this\.<\/p>/)
  expect(html).toMatch(
    /<h2[^>]*>Ambito<\/h2><p[^>]*>Di Amora S\.r\.l\.<\/p><ul[^>]*><li[^>]*>uno<\/li><li[^>]*>due/,
  )
  expect(html).not.toMatch(/Who may take part|part-7/)
  legal = null
})

it('the page of a site without remotes has the colours of the brand', async () => {
  const colour = '#0b1f4d'
  const starting = Fastify()
  await starting.register(cookie)
  registerPage(starting, {
    ...pageDeps,
    config: readShellConfig({}),
    siteData: async () => ({ settings: { ...settings, brand: { ...noBrand, colour } }, company }),
  })
  const { statusCode, body } = await starting.inject('/swipe-game')
  expect([
    statusCode,
    body.includes(`--primary:${palettesOf({ colour, second_colour: '' }).light.primary};`),
  ]).toEqual([503, true])
})
