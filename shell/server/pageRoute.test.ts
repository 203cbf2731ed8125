/** @jest-environment node */
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Settings } from '@duetto/shared/contract'
import { localeCookie, sessionCookie } from '@duetto/shared/domain'
import { holeFor } from '@duetto/shared/platform/static'
import type { PublishedPages } from '@duetto/shared/platform/static'
import { fakePlatform } from '@duetto/shared/testing'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { contract } from '../../mf-chat/src/contract'
import type { AnswerPart } from '../common/answerParts'
import { readShellConfig } from './config'
import { createFirstData } from './firstData/firstData'
import { registerPage } from './pageRoute'

interface Answer {
  status?: number
  body?: object
  setCookie?: string
}
/** Null never answers. */
type Handler = (path: string, cookie: string) => Answer | null | Promise<Answer>

let api: Server
let handler: Handler
let site = ''
const unhurried = { promptMs: 30_000, deadlineMs: 30_000 }
let timing = unhurried
let app: FastifyInstance
let own: Partial<Settings> = {}
let pages: PublishedPages | null = null
const { settings, company: known } = fakePlatform({ settings: { description: 'Letters' } }).platform
const company = { ...known, added: '2026-01-01' }

const userOf = (cookie: string): string => new RegExp(`${sessionCookie}=(\\w+)`).exec(cookie)?.[1] ?? ''
const asMember: Handler = (path, cookie) => {
  const name = userOf(cookie)
  if (path.startsWith('/api/user.php')) return { body: { user: name ? { name } : null } }
  return { body: { chats: [`a letter to ${name}`] } }
}

beforeAll(async () => {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await handler(request.url ?? '', request.headers.cookie ?? '')
    if (!answer) return
    const { status = 200, body = {}, setCookie } = answer
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(setCookie && { 'set-cookie': setCookie }),
    })
    response.end(JSON.stringify(body))
  }
  api = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const files = { name: 'x', build: 'b1', files: {}, chunks: {} }
  const plan = { build: 'b1', entry: '/r/mf-chat/b1/entry.js', loadMs: 8000, isDisabled: false }
  app = Fastify()
  await app.register(cookie)
  registerPage(app, {
    config: readShellConfig({ API_URL: url }),
    shell: files,
    readRegistry: async () => ({ registry: { schema: 1, revision: 1, remotes: {} }, fault: null }),
    rollout: { plansFor: () => ({ 'mf-chat': plan }) } as never,
    siteData: async () => ({ settings: { ...settings, ...own }, company }),
    firstData: (asking) => createFirstData(url, timing)(asking),
    buildOf: () => ({
      ...files,
      routes: {
        chats: { ...contract.routes.chats, firstCalls: [{ call: 'getChats' }, { call: 'logout' }] },
        faces: {
          path: '/faces',
          firstCalls: [
            { call: 'searchMembers', pictures: { list: 'profiles', picture: 'main_image', count: 1 } },
          ],
        },
        someone: {
          path: '/someone/:id',
          params: { id: 'number' },
          firstCalls: [
            { call: 'getMember', query: { id: ['path.id'] }, isSubject: true },
            { call: 'getPackages' },
          ],
        },
      },
    }),
    published: { pages: async () => pages, skeletons: async () => null },
  })
  site = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  api.closeAllConnections()
  api.close()
})

const open = async (path: string, session?: string) => {
  const headers: Record<string, string> = session ? { cookie: `${sessionCookie}=${session}` } : {}
  const response = await fetch(site + path, {
    headers: { ...headers, connection: 'close' },
    redirect: 'manual',
  })
  const body = await response.text()
  return { body, response, ...streamedIn(body) }
}

/** What the browser's scripts receive from a page, or from the beginning of one. */
const streamedIn = (body: string) => {
  const parts = [...body.matchAll(/__answerParts\?\?=\[\]\)\.push\((.*?)\)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as AnswerPart,
  )
  return {
    pending: parts.flatMap(({ pending = [] }) => pending),
    answers: Object.assign({}, ...parts.map(({ answers }) => answers)) as Record<string, unknown>,
    unanswered: parts.flatMap(({ unanswered = [] }) => unanswered),
  }
}

afterEach(() => {
  timing = unhurried
})

it('carries the frame, and what the first view asks for, as the member’s own cookie gets it', async () => {
  handler = asMember
  const { body, response, answers } = await open('/chats', 'anna')
  expect(answers).toEqual({
    'getUser?': { user: { name: 'anna' } },
    'getChats?': { chats: ['a letter to anna'] },
  })
  expect(body).toContain('aria-label="Account"')
  expect(body.indexOf('<main')).toBeLessThan(body.indexOf('a letter to anna'))
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

it('[ROUTE-01] leads a visitor from a page of members to the log-in and back, and asks nothing for them', async () => {
  handler = () => {
    throw new Error('nothing is asked')
  }
  const { response } = await open('/chats?a=1')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/login?return=%2Fchats%3Fa%3D1')
})

it('never mixes the pages of two members, a hundred of them, fifty at once', async () => {
  handler = asMember
  const others = { anna: 'marco', marco: 'anna' }
  for (let wave = 0; wave < 2; wave += 1)
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const name = index % 2 ? 'anna' : 'marco'
        const { body, answers } = await open('/chats', name)
        expect(body).not.toContain(others[name])
        expect(answers['getChats?']).toEqual({ chats: [`a letter to ${name}`] })
      }),
    )
})

it.each<[string, number, number, number]>([
  ['is there', 200, 200, 200],
  ['does not exist', 404, 200, 404],
  ['is there, but something beside it is not', 200, 404, 200],
  ['is not known while the API is down', 503, 200, 200],
])('[ERROR-04] a page about somebody who %s', async (_, member, packages, expected) => {
  handler = (path) => ({ status: path.startsWith('/api/member.php?id=7') ? member : packages })
  const { body, response } = await open('/someone/7')
  expect(response.status).toBe(expected)
  expect(body).toContain('<main')
})

it.each<[string, Handler, number]>([
  ['does not answer', () => null, 50],
  ['refuses', () => ({ status: 503, body: { code: 'unavailable' } }), 30_000],
  ['answers with something else', () => ({ body: 'hotel' as never }), 30_000],
  [
    'sets a cookie, which only the browser can take',
    () => ({ body: { user: null }, setCookie: 'a=b' }),
    30_000,
  ],
])('leaves a call to the browser when the API %s', async (_, faulty, deadlineMs) => {
  handler = faulty
  timing = { ...unhurried, deadlineMs }
  const { body, response, ...streamed } = await open('/chats', 'anna')
  expect(response.status).toBe(200)
  expect(body).toContain('<main')
  expect(streamed).toEqual({ pending: ['getUser?'], answers: {}, unanswered: ['getUser?'] })
})

/** Reads a page until the text appears in it. */
const reading = async (path: string, session: string) => {
  const response = await fetch(site + path, { headers: { cookie: `${sessionCookie}=${session}` } })
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let body = ''
  return async (text: string): Promise<string> => {
    while (!body.includes(text)) {
      const read = await reader?.read()
      if (!read || read.done) throw new Error(`the page ends without ${text}`)
      body += decoder.decode(read.value, { stream: true })
    }
    return body
  }
}

it('streams late answers into the page that has started without them, and asks for each once', async () => {
  timing = { ...unhurried, promptMs: 0 }
  const asked: string[] = []
  const answer: Record<string, (answer: Answer) => void> = {}
  handler = (path) => {
    asked.push(path)
    return new Promise((resolve) => {
      answer[path] = resolve
    })
  }
  const readUntil = await reading('/chats', 'anna')
  const begun = await readUntil('"pending":["getUser?"]')
  expect(begun).toMatch(/<script src="[^"]*"[^>]* async/)
  answer['/api/user.php']?.({ body: { user: { name: 'anna' } } })
  expect(streamedIn(await readUntil('getChats?'))).toMatchObject({
    pending: ['getUser?', 'getChats?'],
    answers: { 'getUser?': { user: { name: 'anna' } } },
  })
  answer['/api/chats.php']?.({ body: { chats: ['late'] } })
  expect(streamedIn(await readUntil('</html>')).answers['getChats?']).toEqual({ chats: ['late'] })
  expect(asked).toEqual(['/api/user.php', '/api/chats.php'])
})

it('[ERROR-04] does not wait for a late answer with the status of a page', async () => {
  timing = { ...unhurried, promptMs: 0 }
  let answer: (answer: Answer) => void = () => {}
  handler = (path) =>
    path.startsWith('/api/member.php') ? new Promise((resolve) => (answer = resolve)) : { body: {} }
  const response = await fetch(`${site}/someone/7`)
  expect(response.status).toBe(200)
  answer({ status: 404 })
  expect(streamedIn(await response.text()).unanswered).toEqual(['getMember?id=7'])
})

it('[ACCOUNT-11] is neutral from the first paint where discreet mode is on', async () => {
  handler = asMember
  const plain = (await open('/chats', 'anna')).body
  expect(plain).toContain('href="/icons/icon.svg"')
  expect(plain).not.toMatch(/<html[^>]* data-discreet/)
  const { body } = await open('/chats', 'anna; discreet=1')
  expect(body).toMatch(/<html[^>]* data-discreet>/)
  expect(body).toContain('<title>Notes</title>')
  expect(body).toContain('<link rel="icon" href="/icons/discreet.svg"')
})

it('draws its own pages whole, without a script', async () => {
  expect((await open('/lang-config')).body).toMatch(/<h1[^>]*>Language/)
})

it.each([
  ['/messages', 'anna', '/chats'],
  ['/messages/', undefined, '/login?return=%2Fchats'],
  ['/register?ref=a', undefined, '/signup?ref=a'],
  ['/blocked', 'anna', '/settings#blocked'],
])('a guessed address, %s, leads to its page', async (path, session, expected) => {
  handler = asMember
  const { response } = await open(path, session)
  expect([response.status, response.headers.get('location')]).toEqual([302, expected])
})

describe('the language of a visitor', () => {
  const visit = async (
    path: string,
    headers: Record<string, string>,
    over: Partial<typeof settings> = {},
  ) => {
    handler = () => ({ body: {} })
    own = { domain_language: 'it', geoip_country: 'CH', ...over }
    const response = await fetch(site + path, {
      headers: { ...headers, connection: 'close' },
      redirect: 'manual',
    })
    own = {}
    const lang = /<html[^>]* lang="(\w+)/.exec(await response.text())?.[1]
    return { lang, cookie: response.headers.get('set-cookie'), response }
  }
  const german = { 'accept-language': 'pt-BR, de-AT;q=0.9, en;q=0.5' }

  it('[LOCALE-03] is the browser’s, among those that the country offers, and kept for 365 days', async () => {
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
  ])('[LOCALE-03] is domain_language where %s, and not kept', async (_, headers, over) => {
    const { lang, cookie } = await visit('/pages/faq', headers, over)
    expect([lang, cookie]).toEqual(['it', null])
  })

  it('[LOCALE-03] is the cookie’s, whatever else there is', async () => {
    const { lang, cookie } = await visit('/pages/faq', { ...german, cookie: `${localeCookie}=en` })
    expect([lang, cookie]).toEqual(['en', null])
  })

  it('[LOCALE-04] is chosen without a script on a page that offers the country’s', async () => {
    handler = () => ({ body: {} })
    const { body } = await open('/lang-config')
    expect(body).toMatch(/<noscript><ul><li><a href="\?lang=en"/)
    const { response, cookie } = await visit('/lang-config?lang=en', { cookie: `${localeCookie}=de` })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/lang-config'])
    expect(cookie).toContain(`${localeCookie}=en; Max-Age=31536000`)
  })
})

describe('the wallet in the top bar', () => {
  const drawn = async (session: string): Promise<string | undefined> => {
    handler = asMember
    const bar = /<header[^]*?<\/header>/.exec((await open('/chats', session)).body)?.[0]
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

  it('is not on a visitor’s page, whatever the browser’s last page had', async () => {
    handler = asMember
    const response = await fetch(`${site}/lang-config`, { headers: { cookie: 'wallet=paid' } })
    const boot = /<script[^>]* id="boot"[^>]*>(.*?)<\/script>/s.exec(await response.text())?.[1] ?? ''
    expect(JSON.parse(boot)).toMatchObject({ hasSession: false, wallet: null })
  })
})

describe.each([
  ['', 'Fictional profile'],
  ['Muse & <more>', 'Muse &amp; &lt;more&gt;'],
])(
  '[TRUST-01][MEMBER-04] with the site’s term “%s”, a fictional face is labelled “%s” before a script runs',
  (term, label) => {
    const main_image = { filename: '/f.webp', thumb_filename: '/t.webp' }
    beforeEach(() => {
      own = { fictional_singular: term }
      handler = () => ({ body: { profiles: [{ main_image, is_fictional: true }] } })
    })
    afterEach(() => {
      own = {}
      pages = null
    })

    it('in a prerendered page', async () => {
      const html = `<i data-label>${holeFor('fictional_singular')}</i>`
      pages = { where: {}, styles: {}, pages: { faces: { html, styleNames: [] } } }
      expect((await open('/faces')).body).toContain(`<i data-label>${label}</i>`)
    })

    it('in a skeleton', async () => {
      expect((await open('/faces')).body).toContain(`data-label="${label}"`)
    })
  },
)

it('[CALL-06] portraits are preloaded and shown from the CDN, which the policy allows', async () => {
  own = { cdn_prefix: 'https://cdn.site.test' }
  const file = (size: string) => `https://cdn.site.test/media/photos/abcdefgh/${size}.webp?until=20532&sig=x`
  const main_image = { filename: file('full'), thumb_filename: file('thumb') }
  handler = () => ({ body: { profiles: [{ main_image, is_fictional: false }] } })
  const { body, response } = await open('/faces')
  own = {}
  const [full, thumb] = ['full', 'thumb'].map((size) => file(size).replace('&', '&amp;'))
  expect(body).toContain(
    `<link rel="preload" as="image" href="${thumb}" imagesrcset="${thumb} 320w, ${full} `,
  )
  expect(body).toContain(`<img src="${thumb}" srcset="${thumb} 320w, ${full} `)
  expect(response.headers.get('content-security-policy')).toMatch(/img-src [^;]*https:\/\/cdn\.site\.test/)
})
