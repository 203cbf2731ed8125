import type { KeyedLimiter } from '@duetto/shared/limits'
import { createTestApp } from '../testing'
import type { TestApp } from '../testing'
import { buildApp } from './buildApp'

describe('HTTP server', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())

  it('reports liveness and readiness, and serves its API description', async () => {
    expect((await t.app.inject('/api/health/live')).statusCode).toBe(200)
    expect((await t.app.inject('/api/health/ready')).statusCode).toBe(200)
    const document = (await t.app.inject('/api/openapi.json')).json()
    expect(document.paths['/api/messages.php'].post.parameters[0].name).toBe('Idempotency-Key')
    expect((await t.app.inject('/metrics')).body).toContain('http_request_duration_seconds')
  })

  it('answers unknown paths, malformed URLs and malformed JSON in the error format', async () => {
    for (const url of ['/api/none.php', '/api/%c0', '/%']) {
      const answer = await t.app.inject(url)
      expect([400, 404]).toContain(answer.statusCode)
      expect(answer.json()).toMatchObject({ code: expect.any(String), requestId: expect.any(String) })
    }
    for (const body of ['{"email":', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}'])
      expect(await t.visitor.raw('login', { body })).toMatchObject({
        status: 400,
        body: { code: 'bad_input', requestId: expect.any(String) },
      })
  })

  it('hides the details of unexpected errors', async () => {
    const anna = await t.member()
    const { find } = t.deps.sessions
    t.deps.sessions.find = () => Promise.reject(new Error('select password_hash from users at /srv/db.ts'))
    const { status, body } = await anna.call.raw('getProfile')
    t.deps.sessions.find = find
    expect([status, body]).toEqual([
      500,
      { code: 'internal', message: expect.any(String), requestId: expect.any(String) },
    ])
    expect(JSON.stringify(body)).not.toMatch(/password_hash|srv|select|Error/)
  })

  it('runs six reads and four writes of a member at a time, and sixteen calls of an address', async () => {
    const { gates } = await buildApp(t.deps)
    const startedOf = async <Key>(gate: KeyedLimiter<Key>, key: Key): Promise<number> => {
      const work = jest.fn(() => new Promise(() => {}))
      for (let call = 0; call < 20; call += 1) void gate(key, work)
      await new Promise(setImmediate)
      return work.mock.calls.length
    }
    expect(await startedOf(gates.read, 1)).toBe(6)
    expect(await startedOf(gates.write, 1)).toBe(4)
    expect(await startedOf(gates.visitor, '192.0.2.1')).toBe(16)
  })

  it('sends nosniff, and over https HSTS and a Secure cookie', async () => {
    const real = await createTestApp({ config: { publicUrl: 'https://duetto.example' } })
    const form = {
      email: 'anna@site.example',
      name: 'Anna',
      date_of_birth: '1990-05-05',
      password: 'a quiet lighthouse',
      gender: 'female',
    }
    const answers = [await real.visitor.raw('signUp', { body: form }), await real.visitor.raw('getProfile')]
    const token = answers[0]?.cookie.split('=')[1] ?? ''
    const ask = async (name: string) =>
      (await real.app.inject({ url: '/api/profile.php', headers: { cookie: `${name}=${token}` } })).statusCode
    // A sibling subdomain can set `duetto_session`, but browsers let no other host set a `__Host-` cookie.
    expect([await ask('duetto_session'), await ask('__Host-duetto_session')]).toEqual([403, 200])
    await real.close()
    expect(answers.map(({ status }) => status)).toEqual([200, 403])
    for (const { headers } of answers)
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
      })
    expect(answers[0]?.headers['set-cookie']).toMatch(
      /^__Host-duetto_session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })
})
