/** @jest-environment node */
import type { Settings } from '@duetto/shared/contract'
import { localeCookie } from '@duetto/shared/domain'
import { slotFor } from '@duetto/shared/platform/prerender'
import { asMember, openPageSite } from '../../testing/pageSite'

let site: Awaited<ReturnType<typeof openPageSite>>
beforeAll(async () => {
  site = await openPageSite()
})
afterEach(() => site.reset())
afterAll(() => site.close())

it('[ACCOUNT-11] is neutral from the first paint in discreet mode', async () => {
  site.handler = asMember
  const plain = (await site.open('/chats', 'anna')).body
  expect(plain).toContain('href="/icons/icon.svg"')
  expect(plain).not.toMatch(/<html[^>]* data-discreet/)
  const { body } = await site.open('/chats', 'anna; discreet=1')
  expect(body).toMatch(/<html[^>]* data-discreet>/)
  expect(body).toContain('<title>Notes</title>')
  expect(body).toContain('<link rel="icon" href="/icons/discreet.svg"')
})

it('renders the shell’s own pages completely without JavaScript', async () => {
  expect((await site.open('/lang-config')).body).toMatch(/<h1[^>]*>Language/)
})

it('does not show visitors the log-in link of another visitor', async () => {
  site.handler = () => ({ body: {} })
  const links = async (path: string) => (await site.open(path)).body.match(/href="\/login[^"]*"/g)
  expect(await links('/members/1')).toEqual(['href="/login"'])
  expect(await links('/members/2')).toEqual(['href="/login"'])
})

it.each([
  ['/messages', 'anna', '/chats'],
  ['/messages/', undefined, '/login?return=%2Fchats'],
  ['/register?ref=a', undefined, '/signup?ref=a'],
  ['/blocked', 'anna', '/settings#blocked'],
])('redirects the guessed address %s to its page', async (path, session, expected) => {
  site.handler = asMember
  const { response } = await site.open(path, session)
  expect([response.status, response.headers.get('location')]).toEqual([302, expected])
})

describe('the language of a visitor', () => {
  const visit = async (path: string, headers: Record<string, string>, over: Partial<Settings> = {}) => {
    site.handler = () => ({ body: {} })
    site.own = { domain_language: 'it', geoip_country: 'CH', ...over }
    const response = await fetch(site.url + path, {
      headers: { ...headers, connection: 'close' },
      redirect: 'manual',
    })
    site.own = {}
    const lang = /<html[^>]* lang="(\w+)/.exec(await response.text())?.[1]
    return { lang, cookie: response.headers.get('set-cookie'), response }
  }
  const german = { 'accept-language': 'pt-BR, de-AT;q=0.9, en;q=0.5' }

  it('[LOCALE-03] is the browser’s, among those that the country offers, and persists for 365 days', async () => {
    const { lang, cookie } = await visit('/pages/faq', german)
    expect(lang).toBe('de')
    expect(cookie).toMatch(new RegExp(`^${localeCookie}=de; Max-Age=31536000; Path=/; `))
  })

  it.each([
    ['the country does not offer the browser’s', german, { geoip_country: 'IT' }],
    ['the country chosen does not offer it', german, { geoip_selected_country: 'IT' }],
    ['the site pins it', german, { pin_domain_language: true }],
    ['the browser has none', {}, {}],
    ['the cookie is nonsense', { cookie: `${localeCookie}=xx` }, {}],
  ])('[LOCALE-03] is domain_language if %s, without a cookie', async (_, headers, over) => {
    const { lang, cookie } = await visit('/pages/faq', headers, over)
    expect([lang, cookie]).toEqual(['it', null])
  })

  it('[LOCALE-03] is the cookie’s, regardless of other signals', async () => {
    const { lang, cookie } = await visit('/pages/faq', { ...german, cookie: `${localeCookie}=en` })
    expect([lang, cookie]).toEqual(['en', null])
  })

  it('[LOCALE-04] can be chosen without JavaScript on a page with the country’s languages', async () => {
    site.handler = () => ({ body: {} })
    const { body } = await site.open('/lang-config')
    expect(body).toMatch(/<noscript><ul><li><a href="\?lang=en"/)
    const { response, cookie } = await visit('/lang-config?lang=en', { cookie: `${localeCookie}=de` })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/lang-config'])
    expect(cookie).toContain(`${localeCookie}=en; Max-Age=31536000`)
  })
})

describe('the wallet in the top bar', () => {
  const drawn = async (session: string): Promise<string | undefined> => {
    site.handler = asMember
    const bar = /<header[^]*?<\/header>/.exec((await site.open('/chats', session)).body)?.[0]
    return /<a [^>]*href="\/(credits|premium)"[^>]*><svg[^]*?<span data-(?:word|long)/.exec(bar ?? '')?.[1]
  }

  it.each([
    ['the browser’s last page had credits', 'anna; wallet=paid', 'credits'],
    ['the browser’s last page had Get Premium', 'anna; wallet=free', 'premium'],
    ['it is invented', 'anna; wallet=%3Cb%3E', undefined],
    ['this is the first page', 'anna', undefined],
  ])('[TOPBAR-04][TOPBAR-05] where %s', async (_case, session, wallet) => {
    expect(await drawn(session)).toBe(wallet)
  })

  it('is not on a visitor’s page, even with a wallet cookie', async () => {
    site.handler = asMember
    const response = await fetch(`${site.url}/lang-config`, { headers: { cookie: 'wallet=paid' } })
    const boot = /<script[^>]* id="boot"[^>]*>(.*?)<\/script>/s.exec(await response.text())?.[1] ?? ''
    expect(JSON.parse(boot)).toMatchObject({ hasSession: false, wallet: null })
  })
})

it.each([
  ['', 'Fictional profile'],
  ['Muse & <more>', 'Muse &amp; &lt;more&gt;'],
])('[MEMBER-04] a prerendered page shows the site’s term “%s” as “%s”', async (term, label) => {
  site.own = { fictional_singular: term }
  site.handler = () => ({ body: {} })
  site.pages = {
    settings: {},
    styles: {},
    hydrate: {
      faces: { html: `<i>${slotFor('fictional_singular')}</i>`, styleKey: 'mf-chat', styleNames: [] },
    },
    replace: {},
    noscript: {},
  }
  expect((await site.open('/faces')).body).toContain(`<i>${label}</i>`)
})

it('[CALL-06] shows portraits from the CDN, which the policy allows', async () => {
  site.own = { cdn_prefix: 'https://cdn.site.test' }
  const portrait = 'https://cdn.site.test/media/photos/abcdefgh/{file}?until=20532&sig=x'
  const main_image = { portrait, portrait_width: 480, has_avif: true, preview: null }
  site.handler = () => ({ body: { profiles: [{ main_image, is_fictional: false }] } })
  const { body, response } = await site.open('/faces')
  site.own = {}
  const file = (width: number) => portrait.replace('{file}', `${width}.avif`)
  const srcSet = [240, 480].map((width) => `${file(width)} ${width}w`).join(', ')
  expect(body).toContain(`imagesrcset="${srcSet.replaceAll('&', '&amp;')}"`)
  expect(body).toContain(`[data-early="0"]{background-image:image-set(url("${file(240)}") 1x`)
  expect(response.headers.get('content-security-policy')).toMatch(/img-src [^;]*https:\/\/cdn\.site\.test/)
})
