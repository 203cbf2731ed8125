import { limits, operatorTimings } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { callConsole, useTestConsole } from '../../testing/console'
import { describeOnEngine, useTestApp } from '../../testing'
import { atOnce } from '../../testing/social'
import { addOperator, removeOperator, resetOperator } from './operators.service'
import { currentCode, timeStepOf } from './secondFactor'

const by = { name: 'root' }
const chosen = 'a long evening walk'
const periodMs = 30_000

describeOnEngine('logging in to the console', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)

  const logIn = (login: string, password: string, headers: Record<string, string> = {}) =>
    callConsole(desk.app, '', 'login', { body: { login, password }, headers })
  const auditOf = (login: string) =>
    site.db.many(sql`
      select actor, action, operator_id is not null as is_known from audit
      where subject = ${`operator ${login}`} order by id`)
  const codeOf = (secret: string) => currentCode(secret, site.clock.now)

  const enrol = async (login = 'olga') => {
    const { password } = await addOperator(site.deps, by, { login, role: 'moderator' })
    const first = await logIn(login, password)
    expect(first).toMatchObject({ status: 200, body: { step: 'enrolment', operator: null } })
    const started = await callConsole(desk.app, first.cookie, 'startEnrolment')
    const { secret, uri } = started.body as { secret: string; uri: string }
    expect(uri).toMatch(new RegExp(`^otpauth://totp/.*${login}.*secret=${secret}`))
    const done = await callConsole(desk.app, first.cookie, 'finishEnrolment', {
      body: { code: codeOf(secret), password: chosen },
    })
    expect(done).toMatchObject({
      status: 200,
      body: { step: 'done', operator: { login, role: 'moderator' } },
    })
    return { password, secret, cookie: done.cookie, first: first.cookie }
  }

  it('enrols a second factor and replaces the one-time password and the token', async () => {
    const { password, cookie, first } = await enrol()
    expect((await callConsole(desk.app, cookie, 'takePhoto')).status).toBe(200)
    expect((await callConsole(desk.app, first, 'takePhoto')).status).toBe(401)
    expect((await logIn('olga', password)).status).toBe(401)
    expect(await logIn('OLGA ', chosen)).toMatchObject({ status: 200, body: { step: 'code' } })
    expect(await auditOf('olga')).toEqual([
      { actor: 'root', action: 'operator added', is_known: false },
      { actor: 'olga', action: 'second factor enrolled', is_known: true },
      { actor: 'olga', action: 'operator logged in', is_known: true },
    ])
  })

  it('refuses a short, common or unchanged password at the enrolment', async () => {
    const { password } = await addOperator(site.deps, by, { login: 'olga', role: 'support' })
    const { cookie } = await logIn('olga', password)
    const { secret } = (await callConsole(desk.app, cookie, 'startEnrolment')).body as { secret: string }
    for (const weak of ['short one', 'password', password])
      expect(
        (
          await callConsole(desk.app, cookie, 'finishEnrolment', {
            body: { code: codeOf(secret), password: weak },
          })
        ).status,
      ).toBe(400)
  })

  it('accepts each code once, and no code older than the last one', async () => {
    const { secret } = await enrol()
    const confirm = async (code: string) => {
      const { cookie } = await logIn('olga', chosen)
      return (await callConsole(desk.app, cookie, 'confirmCode', { body: { code } })).status
    }
    const used = codeOf(secret)
    expect(await confirm(used)).toBe(400)
    site.clock.add(periodMs)
    expect(await confirm(codeOf(secret))).toBe(200)
    expect(await confirm(codeOf(secret))).toBe(400)
    expect(await confirm(used)).toBe(400)
  })

  it('opens one session if the same code is sent several times at once', async () => {
    const { secret } = await enrol()
    site.clock.add(periodMs)
    const cookies = await atOnce(4, async () => (await logIn('olga', chosen)).cookie)
    const code = codeOf(secret)
    const answers = await Promise.all(
      cookies.map((cookie) => callConsole(desk.app, cookie, 'confirmCode', { body: { code } })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('limits wrong passwords and wrong codes', async () => {
    const { secret } = await enrol()
    for (let left = 4; left > 0; left -= 1)
      expect((await logIn('olga', 'a guess')).body).toMatchObject({ details: { attempts_left: left } })
    expect((await logIn('olga', 'a guess')).status).toBe(429)
    expect((await logIn('olga', chosen)).status).toBe(429)
    site.clock.add(16 * 60_000)
    const { cookie } = await logIn('olga', chosen)
    const guess = () => callConsole(desk.app, cookie, 'confirmCode', { body: { code: '000000' } })
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await guess()).status).toBe(400)
    expect((await guess()).status).toBe(429)
    const right = await callConsole(desk.app, cookie, 'confirmCode', { body: { code: codeOf(secret) } })
    expect(right.status).toBe(429)
  })

  it('limits the guesses from an address, whatever it forwards, and audits each block once', async () => {
    await addOperator(site.deps, by, { login: 'olga', role: 'moderator' })
    const guess = (index: number) =>
      logIn(`login-${index}`, 'a guess', { 'x-forwarded-for': `203.0.113.${index}` })
    for (let index = 1; index <= limits.loginAttemptsOfAddress; index += 1)
      expect((await guess(index)).status).toBe(index < limits.loginAttemptsOfAddress ? 401 : 429)
    expect((await guess(99)).status).toBe(429)
    expect((await logIn('olga', 'a guess')).status).toBe(429)
    expect(
      await site.db.many(sql`select subject from audit where action = 'operator log-in blocked'`),
    ).toEqual([{ subject: `operator login-${limits.loginAttemptsOfAddress}` }])
  })

  it('blocks and audits once if more guesses than allowed arrive at once', async () => {
    await addOperator(site.deps, by, { login: 'olga', role: 'moderator' })
    const answers = await atOnce(12, () => logIn('olga', 'a guess'))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(limits.loginAttempts - 1)
    expect((await auditOf('olga')).slice(1)).toEqual([
      { actor: 'unknown visitor', action: 'operator log-in blocked', is_known: false },
    ])
  })

  it('limits the wrong codes of a day, which a log-in does not clear and a reset does', async () => {
    const { secret } = await enrol()
    const confirm = async (code: string) => {
      const { cookie } = await logIn('olga', chosen)
      return (await callConsole(desk.app, cookie, 'confirmCode', { body: { code } })).status
    }
    for (let wrong = 1; wrong <= limits.codeAttemptsPerDay; wrong += 1) {
      expect(await confirm('000000')).toBe(wrong < limits.codeAttemptsPerDay ? 400 : 429)
      site.clock.add(periodMs)
      if (wrong % 4 === 0 && wrong < limits.codeAttemptsPerDay)
        expect(await confirm(codeOf(secret))).toBe(200)
    }
    site.clock.add(16 * 60_000)
    expect(await confirm(codeOf(secret))).toBe(429)
    expect((await auditOf('olga')).at(-1)).toMatchObject({ action: 'operator log-in blocked' })
    const { password } = await resetOperator(site.deps, by, 'olga')
    const { cookie } = await logIn('olga', password)
    const started = await callConsole(desk.app, cookie, 'startEnrolment')
    const code = codeOf((started.body as { secret: string }).secret)
    const done = await callConsole(desk.app, cookie, 'finishEnrolment', { body: { code, password: chosen } })
    expect(done.status).toBe(200)
  })

  it('audits ended sessions, but no log-in that is abandoned before the second factor', async () => {
    const { secret, cookie } = await enrol()
    site.clock.add(periodMs)
    const givenUp = await logIn('olga', chosen)
    await callConsole(desk.app, givenUp.cookie, 'logout')
    const second = await logIn('olga', chosen)
    const body = { code: codeOf(secret) }
    const { cookie: other } = await callConsole(desk.app, second.cookie, 'confirmCode', { body })
    const { sessions } = (await callConsole(desk.app, cookie, 'listSessions')).body as {
      sessions: { id: number; is_current: boolean }[]
    }
    const id = sessions.find(({ is_current }) => !is_current)?.id
    expect((await callConsole(desk.app, cookie, 'endSession', { body: { id } })).status).toBe(200)
    expect((await callConsole(desk.app, cookie, 'endSession', { body: { id } })).status).toBe(404)
    expect((await callConsole(desk.app, other, 'listSessions')).status).toBe(401)
    await callConsole(desk.app, cookie, 'logout')
    expect((await auditOf('olga')).slice(3)).toEqual([
      { actor: 'olga', action: 'operator logged in', is_known: true },
      { actor: 'olga', action: 'operator session ended', is_known: true },
      { actor: 'olga', action: 'operator logged out', is_known: true },
    ])
  })

  it('ends the time for the second factor, and a session after eight hours', async () => {
    const { secret, cookie: open } = await enrol()
    const { cookie } = await logIn('olga', chosen)
    site.clock.add(operatorTimings.secondFactorMs)
    expect(
      (await callConsole(desk.app, cookie, 'confirmCode', { body: { code: codeOf(secret) } })).status,
    ).toBe(401)
    site.clock.add(operatorTimings.sessionMs - operatorTimings.secondFactorMs - 1)
    expect((await callConsole(desk.app, open, 'listSessions')).status).toBe(200)
    site.clock.add(1)
    expect((await callConsole(desk.app, open, 'listSessions')).status).toBe(401)
  })

  it('ends a one-time password, a removed operator’s access, and everything at a reset', async () => {
    const { password } = await addOperator(site.deps, by, { login: 'late', role: 'support' })
    site.clock.add(operatorTimings.oneTimePasswordMs)
    expect((await logIn('late', password)).status).toBe(401)
    const { cookie } = await enrol()
    await removeOperator(site.deps, by, 'olga')
    expect((await callConsole(desk.app, cookie, 'listSessions')).status).toBe(401)
    expect((await logIn('olga', chosen)).status).toBe(401)
    const again = await resetOperator(site.deps, by, 'olga')
    expect((await logIn('olga', chosen)).status).toBe(401)
    expect((await logIn('olga', again.password)).body).toMatchObject({ step: 'enrolment' })
  })

  it('sends the cookie to no other site and hides it from scripts', async () => {
    const { password } = await addOperator(site.deps, by, { login: 'olga', role: 'support' })
    expect((await logIn('olga', password)).headers['set-cookie']).toMatch(/HttpOnly; SameSite=Strict/)
  })

  it('accepts the codes of the neighbouring periods only', () => {
    const secret = 'JBSWY3DPEHPK3PXP'
    const now = new Date('2026-03-01T12:00:10Z')
    const at = (ms: number) => timeStepOf(secret, currentCode(secret, new Date(now.getTime() + ms)), now)
    const step = Math.floor(now.getTime() / periodMs)
    expect([-periodMs, 0, periodMs].map(at)).toEqual([step - 1, step, step + 1])
    expect([at(-2 * periodMs), at(2 * periodMs)]).toEqual([null, null])
  })
})
