/** @jest-environment node */
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Settings } from '@duetto/shared/contract'
import { sessionCookie } from '@duetto/shared/domain'
import { holeFor } from '@duetto/shared/platform/static'
import type { PublishedPages } from '@duetto/shared/platform/static'
import { fakePlatform } from '@duetto/shared/testing'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { contract } from '../../mf-chat/src/contract'
import { readShellConfig } from './config'
import { createFirstData } from './firstData/firstData'
import { registerPage } from './pageRoute'

type Handler = (path: string, cookie: string) => { status?: number; body?: object; setCookie?: string } | null

let api: Server
let handler: Handler
let site = ''
let deadlineMs = 30_000
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
  api = createServer((request, response) => {
    const answer = handler(request.url ?? '', request.headers.cookie ?? '')
    if (!answer) return
    const { status = 200, body = {}, setCookie } = answer
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(setCookie && { 'set-cookie': setCookie }),
    })
    response.end(JSON.stringify(body))
  })
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
    firstData: (asking) => createFirstData(url, deadlineMs)(asking),
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
  const json = /<script[^>]* id="answers"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '{}'
  return { body, response, answers: JSON.parse(json) as Record<string, unknown> }
}

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

it('never mixes the pages of two members, a thousand of them, hundreds at once', async () => {
  handler = asMember
  const others = { anna: 'marco', marco: 'anna' }
  for (let wave = 0; wave < 4; wave += 1)
    await Promise.all(
      Array.from({ length: 250 }, async (_, index) => {
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

it.each<[string, Handler]>([
  ['does not answer', () => null],
  ['refuses', () => ({ status: 503, body: { code: 'unavailable' } })],
  ['answers with something else', () => ({ body: 'hotel' as never })],
  ['sets a cookie, which only the browser can take', () => ({ body: { user: null }, setCookie: 'a=b' })],
])('sends the frame without data while the API %s', async (_, faulty) => {
  handler = faulty
  deadlineMs = 50
  const { body, response, answers } = await open('/chats', 'anna')
  expect(response.status).toBe(200)
  expect(body).toContain('<main')
  expect(answers).toEqual({})
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
