/** @jest-environment node */
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { Outcome } from '../sendVisit'
import { registerForms } from './registerForms'

interface Call {
  path: string
  headers: IncomingHttpHeaders
  body: unknown
}
let calls: Call[] = []
let answer: { status: number; body: object }
let api: Server
let app: FastifyInstance
let site = ''

beforeAll(async () => {
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url: path = '', headers } = request
    calls.push({ path, headers, body: JSON.parse(await text(request)) })
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'set-cookie': ['session=s1; HttpOnly', 'other=o1'],
    })
    response.end(JSON.stringify(answer.body))
  }
  api = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  app = Fastify()
  registerForms(app, `http://127.0.0.1:${(api.address() as AddressInfo).port}`, async (_, reply, outcome) =>
    reply.code(outcome?.status ?? 500).send(outcome),
  )
  site = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  api.closeAllConnections()
  api.close()
})
beforeEach(() => {
  calls = []
  answer = { status: 200, body: {} }
})

const send = (path: string, fields: Record<string, string>) =>
  fetch(site + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'https://site.test', 'sec-fetch-site': 'same-origin', connection: 'close' },
    body: new URLSearchParams(fields),
  })
const credentials = { email: ' anna@site.test ', password: 'secret ' }

it('[ACCOUNT-02] a log-in form makes the script’s call and redirects with its cookies', async () => {
  const response = await send('/login?return=%2Fchats%2F5%3Fa%3D1', credentials)
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/chats/5?a=1')
  expect(response.headers.getSetCookie()).toEqual(['session=s1; HttpOnly', 'other=o1'])
  expect(calls).toMatchObject([
    {
      path: '/api/user.php',
      body: { email: 'anna@site.test', password: 'secret ' },
      headers: {
        origin: 'https://site.test',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': '127.0.0.1',
      },
    },
  ])
})

it.each([
  '//evil.test',
  '/%09/evil.test',
  '/%5Cevil.test',
  'https://evil.test',
  '/login?return=/x',
  // A redirect into the API would make a request with the member's session.
  '/api/auto-like.php',
  '/%2561pi/auto-like.php',
  '/x/../api/auto-like.php',
  '/%25ff',
  '',
])('[ACCOUNT-02] does not redirect to %s after the log-in', async (asked) => {
  const response = await send(`/login?return=${asked}`, credentials)
  expect(response.headers.get('location')).toBe('/members')
})

it('[ACCOUNT-01] shows the page with the error and the typed values, without cookies or password', async () => {
  answer = { status: 401, body: { code: 'login_failed', details: { attempts_left: 2 } } }
  const response = await send('/login', credentials)
  expect(response.status).toBe(401)
  expect(response.headers.getSetCookie()).toEqual([])
  const outcome = (await response.json()) as Outcome
  expect(outcome).toEqual({
    status: 401,
    posted: { email: 'anna@site.test', failure: { code: 'login_failed', details: { attempts_left: 2 } } },
    typed: { email: 'anna@site.test' },
  })
})

it('[ACCOUNT-01] refuses a log-in form without an origin and preserves its fields', async () => {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(credentials).toString(),
  })
  expect([statusCode, calls]).toEqual([403, []])
  expect(JSON.parse(body)).toMatchObject({
    posted: { failure: { code: 'same_origin_required' } },
    typed: { email: 'anna@site.test' },
  })
})

it.each<Record<string, string>>([{ origin: 'https://site.test' }, { 'sec-fetch-site': 'same-origin' }])(
  '[ACCOUNT-01] accepts either header as the form’s origin: %j',
  async (headers) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/login',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(credentials).toString(),
    })
    expect([statusCode, calls.length]).toEqual([303, 1])
  },
)

it('treats an invalid API response as unavailable', async () => {
  answer = { status: 502, body: 'hotel' as never }
  const response = await send('/login', credentials)
  expect(((await response.json()) as Outcome).posted.failure?.code).toBe('unavailable')
})

it('[SIGNUP-01] an e-mail address from a lander leads to the sign-up without an API call', async () => {
  const response = await send('/signup', { email: 'anna@site.test', looking_for: 'male' })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    posted: { email: 'anna@site.test', lookingFor: 'male', failure: null },
    typed: { email: 'anna@site.test', looking_for: 'male' },
  })
  expect(calls).toEqual([])
})

it.each(['', 'foo'])('[SIGNUP-08] refuses “%s” from a lander without an API call', async (email) => {
  const response = await send('/signup', { email, looking_for: 'all' })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    posted: { email, failure: { code: 'bad_input', details: { field: 'email' } } },
    typed: { email },
  })
  expect(calls).toEqual([])
})

it('[SIGNUP-01] a complete sign-up form creates the account and drops unknown choices', async () => {
  const fields = {
    email: 'anna@site.test',
    name: 'Anna',
    date_of_birth: '1990-03-14',
    password: 'a good one',
  }
  const response = await send('/signup', { ...fields, gender: 'female', looking_for: 'all' })
  expect(response.headers.get('location')).toBe('/activate')
  expect(calls.map(({ body }) => body)).toEqual([{ ...fields, gender: 'female' }])
})

it('[SIGNUP-05] the button on the e-mail’s link sends the token', async () => {
  const response = await send('/activate/done?token=t1', {})
  expect(response.headers.get('location')).toBe('/activate/done')
  await send('/activate/done?token=t1', { password: 'a quiet lighthouse' })
  expect(calls.map(({ body }) => body)).toEqual([
    { token: 't1' },
    { token: 't1', password: 'a quiet lighthouse' },
  ])
})
