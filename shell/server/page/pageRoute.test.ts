/** @jest-environment node */
import { sessionCookie } from '@duetto/shared/domain'
import { asMember, openPageSite, streamedIn } from '../../testing/pageSite'
import type { Answer, Handler } from '../../testing/pageSite'

let site: Awaited<ReturnType<typeof openPageSite>>
beforeAll(async () => {
  site = await openPageSite()
})
afterEach(() => site.reset())
afterAll(() => site.close())

it('streams the frame and the initial data of the member’s cookie', async () => {
  site.handler = asMember
  const { body, response, answers } = await site.open('/chats', 'anna')
  expect(answers).toEqual({
    'getUser?': { user: { name: 'anna' } },
    'getChats?': { chats: ['a letter to anna'] },
  })
  expect(body).toContain('aria-label="Account"')
  expect(body.indexOf('<main')).toBeLessThan(body.indexOf('a letter to anna'))
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

it('[ROUTE-01] redirects a visitor from a members’ page to the log-in without calling the API', async () => {
  site.handler = () => {
    throw new Error('nothing is asked')
  }
  const { response } = await site.open('/chats?a=1')
  expect(response.status).toBe(302)
  expect(response.headers.get('location')).toBe('/login?return=%2Fchats%3Fa%3D1')
})

it('never mixes members’ pages: a hundred requests, fifty at once', async () => {
  site.handler = asMember
  const others = { anna: 'marco', marco: 'anna' }
  for (let wave = 0; wave < 2; wave += 1)
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const name = index % 2 ? 'anna' : 'marco'
        const { body, answers } = await site.open('/chats', name)
        expect(body).not.toContain(others[name])
        const own = { chats: [`a letter to ${name}`] }
        // On a busy machine, the response can be too late for the page.
        expect(answers['getChats?'] ?? own).toEqual(own)
      }),
    )
})

it.each<[string, number, number, number]>([
  ['is there', 200, 200, 200],
  ['does not exist', 404, 200, 404],
  ['is there, but something beside it is not', 200, 404, 200],
  ['is not known while the API is down', 503, 200, 200],
])('[ERROR-04] a page about a person who %s', async (_, member, packages, expected) => {
  site.handler = (path) => ({ status: path.startsWith('/api/member.php?id=7') ? member : packages })
  const { body, response } = await site.open('/someone/7')
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
  site.handler = faulty
  site.timing = { ...site.timing, deadlineMs }
  const { body, response, ...streamed } = await site.open('/chats', 'anna')
  expect(response.status).toBe(200)
  expect(body).toContain('<main')
  expect(streamed).toEqual({ pending: ['getUser?'], answers: {}, unanswered: ['getUser?'] })
})

const reading = async (path: string, session: string) => {
  const response = await fetch(site.url + path, { headers: { cookie: `${sessionCookie}=${session}` } })
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

it('streams late answers into a page that started without them, with one call each', async () => {
  site.timing = { ...site.timing, promptMs: 0 }
  const requested: string[] = []
  const answer: Record<string, (answer: Answer) => void> = {}
  site.handler = (path) => {
    requested.push(path)
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
  expect(requested).toEqual(['/api/user.php', '/api/chats.php'])
})

it('[ERROR-04] does not delay a page’s status for a late answer', async () => {
  site.timing = { ...site.timing, promptMs: 0 }
  let answer: (answer: Answer) => void = () => {}
  site.handler = (path) =>
    path.startsWith('/api/member.php') ? new Promise((resolve) => (answer = resolve)) : { body: {} }
  const response = await fetch(`${site.url}/someone/7`)
  expect(response.status).toBe(200)
  answer({ status: 404 })
  expect(streamedIn(await response.text()).unanswered).toEqual(['getMember?id=7'])
})

it('text by members and operators cannot end a script of the page', async () => {
  const hostile = '</script><script>alert(1)</script><!--<script>\u2028'
  site.own = { name: hostile, description: hostile }
  site.handler = () => ({ body: { user: { name: hostile }, chats: [hostile] } })
  const { body, answers } = await site.open(`/chats?a=${encodeURIComponent(hostile)}`, 'anna')
  expect(answers).toMatchObject({ 'getChats?': { chats: [hostile] } })
  expect(body).toContain('alert(1)')
  expect(body).not.toContain('<script>alert(1)')
  expect(body).not.toContain('<!--<script>')
})
