import { operatorLimits, operatorTimings } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { hashToken, newToken } from '../../http/session/sessions'
import { publicSettings } from '../../infra/delivery/readerSite'
import {
  operatorAddressLimit,
  operatorCodeDayLimit,
  operatorCodeLimit,
  operatorLimit,
  operatorPersonLimit,
} from '../accounts/attempts/attempts.repository'
import { withAttemptLimit } from '../accounts/attempts/withAttemptLimit'
import { checkPassword } from '../accounts/credentials/checkPassword'
import { hashPassword, verifyPassword } from '../accounts/credentials/passwords'
import { insertAudit } from '../audit/audit.repository'
import {
  finishEnrolment,
  findOperator,
  lockOperator,
  setNewSecret,
  useTimeStep,
} from './operators.repository'
import type { OperatorRow } from './operators.repository'
import { normalizeLogin, operatorSubject } from './operators.service'
import { enrolmentUri, newSecret, timeStepOf } from './secondFactor'
import { hasSession, insertOperatorSession, verifySession } from './sessions.repository'
import type { OperatorSession } from './sessions.repository'

const userAgentMax = 400

const mayLogIn = ({ disabled_at, password_expires_at }: OperatorRow, now: Date) =>
  disabled_at === null && (password_expires_at === null || password_expires_at > now)

/** A stranger may have guessed, so the audit log names no operator as the actor. */
const auditBlock = ({ db, now }: Deps, login: string, secret: 'password' | 'code'): Promise<number> => {
  const line = { action: 'operator log-in blocked', subject: operatorSubject(login), details: { secret } }
  return insertAudit(db, { name: 'unknown visitor' }, line, now())
}

interface Credentials {
  login: string
  password: string
  ip: string
  userAgent: string
}

/**
 * Returns the token of a session that still lacks the second factor. Unlike members' login, also limits private IP
 * addresses across accounts.
 */
export const logInOperator = async (deps: Deps, credentials: Credentials): Promise<string> => {
  const login = normalizeLogin(credentials.login)
  const found = await findOperator(deps.db, login)
  const operator = await withAttemptLimit(deps, {
    own: [operatorPersonLimit(login, credentials.ip), operatorLimit(login)],
    common: [operatorAddressLimit(credentials.ip)],
    refusal: 'login_failed',
    onBlock: () => auditBlock(deps, login, 'password'),
    check: async () => {
      const isRight = await verifyPassword(credentials.password, found?.password_hash)
      return found && isRight && mayLogIn(found, deps.now()) ? found : null
    },
  })
  const token = newToken()
  const now = deps.now()
  const isOpen = await insertOperatorSession(deps.db, {
    operatorId: operator.id,
    passwordHash: operator.password_hash,
    tokenHash: hashToken(token),
    now,
    expiresAt: new Date(now.getTime() + operatorTimings.secondFactorMs),
    userAgent: credentials.userAgent.slice(0, userAgentMax),
  })
  if (!isOpen) throw new DomainError('login_failed')
  return token
}

/** Rotates the token: one stolen before the second factor must not become a full session. */
const completeSession = async (deps: Deps, { id, operatorId, login }: OperatorSession): Promise<string> => {
  const token = newToken()
  const now = deps.now()
  await deps.db.tx(async (tx) => {
    const expiresAt = new Date(now.getTime() + operatorTimings.sessionMs)
    if (!(await verifySession(tx, id, { tokenHash: hashToken(token), now, expiresAt })))
      throw new DomainError('conflict')
    const line = { action: 'operator logged in', subject: operatorSubject(login) }
    await insertAudit(tx, { name: login, operatorId }, line, now)
  })
  return token
}

/** A correct code clears `own`, but subtracts only one attempt from the daily limit (`common`). */
const codeGuesses = (deps: Deps, { operatorId, login }: OperatorSession) => ({
  own: [operatorCodeLimit(operatorId)] as const,
  common: [operatorCodeDayLimit(operatorId)],
  refusal: 'code_invalid' as const,
  onBlock: () => auditBlock(deps, login, 'code'),
})

export const confirmCode = async (deps: Deps, session: OperatorSession, code: string): Promise<string> => {
  await withAttemptLimit(deps, {
    ...codeGuesses(deps, session),
    check: async () => {
      const operator = await findOperator(deps.db, session.login)
      const step = operator?.totp_secret ? timeStepOf(operator.totp_secret, code, deps.now()) : null
      return step !== null && (await useTimeStep(deps.db, session.operatorId, step)) ? true : null
    },
  })
  return completeSession(deps, session)
}

export const startEnrolment = async (
  deps: Deps,
  { operatorId, login }: OperatorSession,
): Promise<{ secret: string; uri: string }> => {
  const secret = newSecret()
  if (!(await setNewSecret(deps.db, operatorId, secret))) throw new DomainError('conflict')
  const { name } = await publicSettings(deps)
  return { secret, uri: enrolmentUri(secret, { site: name, login }) }
}

export const enrol = async (
  deps: Deps,
  session: OperatorSession,
  { code, password }: { code: string; password: string },
): Promise<string> => {
  checkPassword(password)
  if (password.length < operatorLimits.passwordMinLength)
    throw new DomainError('bad_input', { field: 'password' })
  const oneTime = await findOperator(deps.db, session.login)
  if (await verifyPassword(password, oneTime?.password_hash))
    throw new DomainError('bad_input', { field: 'password' })
  const passwordHash = await hashPassword(password)
  await withAttemptLimit(deps, {
    ...codeGuesses(deps, session),
    check: () =>
      deps.db.tx(async (tx) => {
        const { totp_secret, new_totp_secret: secret } = await lockOperator(tx, session.operatorId)
        // A concurrent reset ends the session.
        if (totp_secret !== null || secret === null || !(await hasSession(tx, session.id)))
          throw new DomainError('conflict')
        const step = timeStepOf(secret, code, deps.now())
        if (step === null || !(await useTimeStep(tx, session.operatorId, step))) return null
        await finishEnrolment(tx, session.operatorId, { secret, passwordHash })
        await insertAudit(
          tx,
          { name: session.login, operatorId: session.operatorId },
          { action: 'second factor enrolled', subject: operatorSubject(session.login) },
          deps.now(),
        )
        return true
      }),
  })
  return completeSession(deps, session)
}
