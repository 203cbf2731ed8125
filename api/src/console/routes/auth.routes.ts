import type { ConsoleResponse } from '@duetto/shared/contract/console'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../http/DomainError'
import { hashToken } from '../../http/session/sessions'
import { deviceOf } from '../../modules/accounts/settings/device'
import { confirmCode, enrol, logInOperator, startEnrolment } from '../../modules/operators/login.service'
import { findOperatorSession, findSessionsOf } from '../../modules/operators/sessions.repository'
import type { OperatorSession } from '../../modules/operators/sessions.repository'
import { endSession, logOutOperator } from '../../modules/operators/sessions.service'
import type { Deps } from '../../app/deps'
import { handleCall } from '../handle'
import { clearOperatorCookie, setOperatorCookie } from '../session'

const presentSession = (session: OperatorSession | null): ConsoleResponse<'getSession'> => {
  if (!session) return { step: 'password', operator: null }
  const { operatorId: id, login, role, isVerified, isEnrolled } = session
  const step = isVerified ? 'done' : isEnrolled ? 'code' : 'enrolment'
  return { step, operator: isVerified ? { id, login, role } : null }
}

export const registerAuthRoutes = (app: FastifyInstance, deps: Deps): void => {
  const sessionOf = async (token: string) =>
    presentSession((await findOperatorSession(deps.db, hashToken(token), deps.now())) ?? null)

  handleCall(app, 'login', async ({ body, request, reply }) => {
    const userAgent = request.headers['user-agent'] ?? ''
    const token = await logInOperator(deps, { ...body, ip: request.ip, userAgent })
    setOperatorCookie(reply, token)
    return sessionOf(token)
  })

  handleCall(app, 'getSession', ({ session }) => presentSession(session))

  handleCall(app, 'confirmCode', async ({ body, session, reply }) => {
    const token = await confirmCode(deps, session, body.code)
    setOperatorCookie(reply, token)
    return sessionOf(token)
  })

  handleCall(app, 'startEnrolment', ({ session }) => startEnrolment(deps, session))

  handleCall(app, 'finishEnrolment', async ({ body, session, reply }) => {
    const token = await enrol(deps, session, body)
    setOperatorCookie(reply, token)
    return sessionOf(token)
  })

  handleCall(app, 'logout', async ({ session, reply }) => {
    if (session) await logOutOperator(deps, session)
    clearOperatorCookie(reply)
    return { ok: true }
  })

  handleCall(app, 'listSessions', async ({ session }) => {
    const sessions = await findSessionsOf(deps.db, session.operatorId, deps.now())
    return {
      sessions: sessions.map(({ id, user_agent, created_at, last_used_at, expires_at }) => {
        const { browser, system } = deviceOf(user_agent)
        return {
          id,
          browser,
          system,
          created_at: created_at.toISOString(),
          last_used_at: last_used_at.toISOString(),
          expires_at: expires_at.toISOString(),
          is_current: id === session.id,
        }
      }),
    }
  })

  handleCall(app, 'endSession', async ({ body, session }) => {
    if (!(await endSession(deps, session, { id: body.id, action: 'operator session ended' })))
      throw new DomainError('not_found')
    return { ok: true }
  })
}
