import sql from 'sql-template-tag'
import { describeOnEngine, useTestApp } from '../../testing'
import { callConsole, useTestConsole } from '../../testing/console'
import { duringTransaction } from '../../testing/locks'
import { enrol, logInOperator, startEnrolment } from './login.service'
import { addOperator, resetOperator } from './operators.service'
import { currentCode } from './secondFactor'
import { findOperatorSession } from './sessions.repository'
import { hashToken } from '../../http/session/sessions'

const by = { name: 'root' }
const login = 'olga'

describeOnEngine('resetting an operator', (engine) => {
  const site = useTestApp({ engine })
  const desk = useTestConsole(site)
  let password = ''
  beforeEach(async () => {
    password = (await addOperator(site.deps, by, { login, role: 'support' })).password
  })

  it('refuses a log-in with the old password during the reset', async () => {
    const answer = await duringTransaction(
      site.db,
      (db) => resetOperator({ ...site.deps, db }, by, login),
      () => callConsole(desk.app, '', 'login', { body: { login, password } }),
    )
    expect(answer).toMatchObject({ status: 401, cookie: '' })
    expect(await site.db.many(sql`select 1 from operator_sessions`)).toEqual([])
  })

  it('refuses an enrolment in a session that the reset has ended', async () => {
    const token = await logInOperator(site.deps, { login, password, ip: '192.0.2.1', userAgent: '' })
    const session = await findOperatorSession(site.db, hashToken(token), site.clock.now)
    if (!session) throw new Error('no session')
    const { password: fresh } = await resetOperator(site.deps, by, login)
    const { secret } = await startEnrolment(site.deps, session)
    const chosen = { code: currentCode(secret, site.clock.now), password: 'a long evening walk' }
    await expect(enrol(site.deps, session, chosen)).rejects.toMatchObject({ code: 'conflict' })
    const answer = await callConsole(desk.app, '', 'login', { body: { login, password: fresh } })
    expect(answer).toMatchObject({ status: 200, body: { step: 'enrolment' } })
  })
})
