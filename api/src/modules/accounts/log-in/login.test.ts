import { endpoints, sessionHeader } from '@duetto/shared/contract'
import { limits, sessionCookie } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { describeOnEngine, createTestApp, useTestApp } from '../../../testing'
import { createCaller } from '../../../testing/caller'

const password = 'a quiet lighthouse'

describeOnEngine('log-in', (engine) => {
  const t = useTestApp({ engine })
  const createAnna = () => t.member({ email: 'anna@site.example', password })
  const loginFrom = (ip: string, payload: object) => ({
    method: 'POST' as const,
    url: endpoints.login.path,
    remoteAddress: ip,
    headers: { 'x-request-type': 'client' },
    payload,
  })
  const body = { email: 'Anna@site.example', password }
  const wrong = { ...body, password: 'not this one' }

  it('[CALL-01] logs in, returns the current user, and null for a visitor', async () => {
    await createAnna()
    expect(await t.visitor('getUser')).toEqual({ user: null })
    const answer = await t.visitor.raw('login', { body, headers: { 'x-request-type': 'client' } })
    expect((await createCaller(t.app, answer.cookie)('getUser')).user?.email).toBe('anna@site.example')
  })

  it('[CALL-01] answers 304 until the member changes', async () => {
    const anna = await createAnna()
    const first = await anna.call.raw('getUser')
    const tag = { 'if-none-match': String(first.headers.etag) }
    expect((await anna.call.raw('getUser', { headers: tag })).status).toBe(304)
    await anna.call('saveProfile', { body: { about_me: 'New' } })
    expect((await anna.call.raw('getUser', { headers: tag })).status).toBe(200)
  })

  it('[CALL-01] sends a new answer after credits or a free message were used', async () => {
    const [anna, rich, bert] = [
      await t.member(),
      await t.member({ paid_user: true, credits: 5 }),
      await t.member(),
    ]
    for (const sender of [anna, rich]) {
      const { headers } = await sender.call.raw('getUser')
      await sender.call('sendMessage', {
        key: 'used-key-1',
        body: { profile: bert.id, kind: 'text', text: 'Hi' },
      })
      const tag = { 'if-none-match': String(headers.etag) }
      expect((await sender.call.raw('getUser', { headers: tag })).status).toBe(200)
    }
  })

  it('[ACCOUNT-01] blocks a visitor for an account after five wrong attempts, and reports the minutes', async () => {
    await createAnna()
    for (let left = 4; left >= 1; left -= 1)
      expect(await t.visitor.refused('login', { body: wrong })).toMatchObject({
        code: 'login_failed',
        status: 401,
        details: { attempts_left: left },
      })
    expect(await t.visitor.refused('login', { body: wrong })).toMatchObject({ code: 'login_blocked' })
    t.clock.add(60_000)
    const blocked = { code: 'login_blocked', status: 429, details: { minutes: 14 } }
    expect(await t.visitor.refused('login', { body })).toMatchObject(blocked)
    t.clock.add(14 * 60_000)
    await t.visitor('login', { body })
  })

  it('[ACCOUNT-01] checks at most five of thirty concurrent guesses', async () => {
    await createAnna()
    const answers = await Promise.all([...Array(30)].map(() => t.visitor.refused('login', { body: wrong })))
    expect(answers.filter(({ code }) => code === 'login_failed').length).toBeLessThanOrEqual(4)
    expect(answers.filter(({ code }) => code === 'login_blocked').length).toBeGreaterThanOrEqual(26)
  })

  it.each(['127.0.0.1', '10.0.0.8', '203.0.113.7'])(
    '[ACCOUNT-01] five wrong log-ins from %s do not block others at that address',
    async (ip) => {
      await createAnna()
      for (let nth = 0; nth < 5; nth += 1)
        await t.app.inject({ ...loginFrom(ip, { email: 'nobody@site.example', password }) })
      expect((await t.app.inject(loginFrom(ip, body))).statusCode).toBe(200)
    },
  )

  it('[ACCOUNT-01] a stranger’s wrong guesses do not block the owner', async () => {
    await createAnna()
    for (let nth = 0; nth < 6; nth += 1) await t.app.inject(loginFrom('203.0.113.7', wrong))
    expect((await t.app.inject(loginFrom('203.0.113.7', body))).statusCode).toBe(429)
    expect((await t.app.inject(loginFrom('198.51.100.9', body))).statusCode).toBe(200)
  })

  it('[ACCOUNT-01] counts an IPv6 network as one visitor', async () => {
    await createAnna()
    for (let nth = 0; nth < 5; nth += 1) await t.app.inject(loginFrom(`2a00:1450:4001:8::${nth}`, wrong))
    expect((await t.app.inject(loginFrom('2a00:1450:4001:8:ffff::1', body))).statusCode).toBe(429)
    expect((await t.app.inject(loginFrom('2a00:1450:4001:9::1', body))).statusCode).toBe(200)
  })

  it('[CALL-01] reports to the shell which cookies are sessions', async () => {
    const { call } = await createAnna()
    const mark = async (caller: typeof call) => (await caller.raw('getPackages')).headers[sessionHeader]
    expect(await mark(call)).toBe('1')
    expect(await mark(t.visitor)).toBeUndefined()
    expect(await mark(createCaller(t.app, `${sessionCookie}=${'x'.repeat(22)}`))).toBeUndefined()
  })

  it('[ACCOUNT-01] guesses over many accounts block a public address, but no private one', async () => {
    await createAnna()
    for (const [ip, status] of [
      ['203.0.113.7', 429],
      ['10.0.0.8', 200],
    ] as const) {
      for (let nth = 0; nth < limits.loginAttemptsOfAddress; nth += 1)
        await t.app.inject(loginFrom(ip, { email: `guess${nth}@site.example`, password }))
      expect((await t.app.inject(loginFrom(ip, body))).statusCode).toBe(status)
    }
  }, 120_000)

  it('[ACCOUNT-01] answers an unknown address like a wrong password', async () => {
    expect(await t.visitor.refused('login', { body: wrong })).toMatchObject({ code: 'login_failed' })
  })

  it('[ACCOUNT-01] accepts the same password and address in any Unicode encoding', async () => {
    await t.member({ email: 'anna@site.example', password: 'Mañana über 9é ﬁn' })
    for (const [email, typed] of [
      ['anna@site.example', 'Mañana über 9é ﬁn'.normalize('NFD')],
      ['\u200bAnna@site.example\u00a0', 'Ｍañana\u00a0über\u202f９é fin'],
      ['ａｎｎａ＠site.example', 'Mañana über 9é fin'],
    ] as const)
      expect((await t.visitor('login', { body: { email, password: typed } })).user?.email).toBe(
        'anna@site.example',
      )
    expect(
      await t.visitor.refused('login', {
        body: { email: 'anna@site.example', password: 'Manana uber 9e fin' },
      }),
    ).toMatchObject({ code: 'login_failed' })
    await t.visitor('requestReset', { body: { email: ' Anna@site.example\u200b' } })
    expect(t.mails).toHaveLength(1)
  })

  it('refuses a suspended account', async () => {
    await t.member({ email: 'anna@site.example', password, status: 'suspended' })
    expect(await t.visitor.refused('login', { body })).toMatchObject({ code: 'account_suspended' })
  })

  it('[CALL-03] [ACCOUNT-02] logs out by POST and by GET, and invalidates the cookie', async () => {
    for (const method of ['POST', 'GET'] as const) {
      const anna = await t.member()
      const answer = await t.app.inject({
        method,
        url: '/api/logout.php',
        headers: { cookie: anna.call.cookie, 'sec-fetch-site': 'same-origin' },
      })
      expect(answer.json()).toEqual({ ok: true })
      expect(await anna.call('getUser')).toEqual({ user: null })
      expect(await anna.call.refused('getProfile')).toMatchObject({
        status: 403,
        code: 'authentication_required',
        authentication_required: true,
      })
    }
  })

  it('[ACCOUNT-02] another member’s log-in in the same browser ends the first one’s session at once', async () => {
    await createAnna()
    const ben = await t.member()
    const { status } = await ben.call.raw('login', { body })
    expect(status).toBe(200)
    expect(await ben.call('getUser')).toEqual({ user: null })
  })

  it('[ACCOUNT-08] a session ends after 30 days', async () => {
    const anna = await createAnna()
    t.clock.add(30 * 86_400_000 - 1000)
    expect((await anna.call('getUser')).user).not.toBeNull()
    t.clock.add(2000)
    expect((await anna.call('getUser')).user).toBeNull()
  })

  it('[ACCOUNT-08] an ended session is dropped from the cache at once', async () => {
    const cached = await createTestApp({ engine, config: { sessionCacheMs: 60_000 } })
    const anna = await cached.member({ password })
    const session = await cached.deps.sessions.create(cached.db, anna.id)
    const phone = createCaller(cached.app, `duetto_session=${session}`)
    expect((await phone('getUser')).user).not.toBeNull()
    const changed = await anna.call.raw('changePassword', {
      body: { old_password: password, password: 'a new lighthouse' },
    })
    expect((await phone('getUser')).user).toBeNull()
    expect((await createCaller(cached.app, changed.cookie)('getUser')).user).not.toBeNull()
    await cached.close()
  })

  it('[LOCALE-05] saves the language of a member', async () => {
    const anna = await createAnna()
    expect((await anna.call('saveLanguage', { body: { language: 'it' } })).user?.language).toBe('it')
    expect(await t.visitor.refused('saveLanguage', { body: { language: 'it' } })).toMatchObject({
      status: 403,
    })
  })

  it('[CALL-02] stores a push subscription for public https addresses only', async () => {
    const anna = await createAnna()
    const keys = { p256dh: 'p', auth: 'a' }
    const save = (endpoint: string) =>
      anna.call.raw('savePushSubscription', {
        body: { subscription: { endpoint, expirationTime: null, keys } },
      })
    expect((await save('https://push.example.org/abc')).body).toEqual({ ok: true })
    expect((await anna.call('getNotifications')).has_push).toBe(true)
    for (const endpoint of [
      'http://push.example.org/a',
      'https://127.0.0.1/a',
      'https://localhost/a',
      'https://10.0.0.8/a',
    ])
      expect((await save(endpoint)).status).toBe(400)
  })

  it('[CALL-02] limits push subscriptions per member; the most recent are kept', async () => {
    const anna = await createAnna()
    const save = (name: string) =>
      anna.call('savePushSubscription', {
        body: {
          subscription: {
            endpoint: `https://push.example.org/${name}`,
            expirationTime: null,
            keys: { p256dh: 'p', auth: 'a' },
          },
        },
      })
    await save('old')
    t.clock.add(1000)
    await Promise.all([...Array(limits.pushBrowsersPerMember + 10).keys()].map((nth) => save(`new-${nth}`)))
    t.clock.add(1000)
    await save('newest')
    const stored = await t.db.many<{ endpoint: string }>(sql`select endpoint from push_subscriptions`)
    expect(stored).toHaveLength(limits.pushBrowsersPerMember)
    const names = stored.map(({ endpoint }) => endpoint.split('/').at(-1))
    expect(names).toContain('newest')
    expect(names).not.toContain('old')
  })

  it('refuses a change that comes from another site', async () => {
    const anna = await createAnna()
    const language = { body: { language: 'it' as const } }
    for (const headers of <Record<string, string>[]>[
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ])
      expect(await anna.call.refused('saveLanguage', { ...language, headers })).toMatchObject({
        code: 'same_origin_required',
      })
    const get = { method: 'GET' as const, url: '/api/logout.php' }
    expect((await t.app.inject({ ...get, headers: { cookie: anna.call.cookie } })).statusCode).toBe(403)
    await anna.call('saveLanguage', { ...language, headers: { origin: 'http://localhost:8080' } })
  })
})
