import { operatorTimings } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { callConsole, createTestConsole } from '../../testing/console'
import type { TestConsole } from '../../testing/console'
import { createTestApp, describeOnEachEngine } from '../../testing'
import type { TestApp } from '../../testing'
import { atOnce } from '../../testing/social'
import { addOperator, removeOperator, resetOperator } from './operators.service'
import { currentCode, timeStepOf } from './secondFactor'

const by = { name: 'root' }
const chosen = 'a long evening walk'
const periodMs = 30_000

describeOnEachEngine('logging in to the console', (engine) => {
  let site: TestApp
  let desk: TestConsole
  beforeAll(async () => {
    site = await createTestApp({ engine })
    desk = await createTestConsole(site)
  })
  beforeEach(() => site.reset())
  afterAll(async () => {
    await desk.app.close()
    await site.close()
  })

  const logIn = (login: string, password: string) =>
    callConsole(desk.app, '', 'login', { body: { login, password } })
  const codeOf = (secret: string) => currentCode(secret, site.clock.now)

  /** Adds an operator and enrols the second factor; the session of the enrolment is open. */
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
    expect(
      await site.db.many(
        sql`select actor, action, operator_id is not null as is_known from audit order by id`,
      ),
    ).toEqual([
      { actor: 'root', action: 'operator added', is_known: false },
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

  it('accepts each code once, and none of a time before the last one', async () => {
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
