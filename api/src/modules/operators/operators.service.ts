import { randomBytes } from 'node:crypto'
import type { OperatorRole } from '@duetto/shared/contract/console'
import { operatorTimings } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import {
  clearAttempts,
  operatorCodeDayLimit,
  operatorCodeLimit,
} from '../accounts/attempts/attempts.repository'
import { hashPassword } from '../accounts/credentials/passwords'
import { insertAudit } from '../audit/audit.repository'
import type { Actor } from '../audit/audit.repository'
import { disableOperator, findOperator, insertOperator, resetCredentials } from './operators.repository'
import type { OperatorRow } from './operators.repository'
import { deleteSessionsOf } from './sessions.repository'

export const normalizeLogin = (typed: string): string => typed.trim().toLowerCase()

interface OneTimePassword {
  password: string
  expiresAt: Date
}

const createPassword = async ({ now }: Deps) => {
  const password = randomBytes(12).toString('base64url')
  return {
    given: { password, expiresAt: new Date(now().getTime() + operatorTimings.oneTimePasswordMs) },
    hash: await hashPassword(password),
  }
}

export const operatorSubject = (login: string): string => `operator ${login}`

export const addOperator = async (
  deps: Deps,
  actor: Actor,
  { login, role }: { login: string; role: OperatorRole },
): Promise<OneTimePassword> => {
  const { given, hash } = await createPassword(deps)
  const now = deps.now()
  await deps.db.tx(async (tx) => {
    const added = await insertOperator(tx, {
      login,
      role,
      passwordHash: hash,
      passwordExpiresAt: given.expiresAt,
      now,
    })
    if (!added) throw new DomainError('conflict', { field: 'login' })
    await insertAudit(
      tx,
      actor,
      { action: 'operator added', subject: operatorSubject(login), after: { role } },
      now,
    )
  })
  return given
}

const requireOperator = async ({ db }: Deps, login: string): Promise<OperatorRow> => {
  const found = await findOperator(db, login)
  if (!found) throw new DomainError('not_found')
  return found
}

/**
 * Sets a one-time password, removes the second factor, ends all sessions and re-enables a removed operator. Lifts a
 * block after wrong codes, but not after wrong passwords.
 */
export const resetOperator = async (deps: Deps, actor: Actor, login: string): Promise<OneTimePassword> => {
  const { id, totp_secret, disabled_at } = await requireOperator(deps, login)
  const { given, hash } = await createPassword(deps)
  await deps.db.tx(async (tx) => {
    await resetCredentials(tx, id, { passwordHash: hash, passwordExpiresAt: given.expiresAt })
    await deleteSessionsOf(tx, id)
    await clearAttempts(tx, operatorCodeLimit(id), operatorCodeDayLimit(id))
    const before = { has_second_factor: totp_secret !== null, is_removed: disabled_at !== null }
    const after = { has_second_factor: false, is_removed: false }
    const line = { action: 'operator reset', subject: operatorSubject(login), before, after }
    await insertAudit(tx, actor, line, deps.now())
  })
  return given
}

export const removeOperator = async (deps: Deps, actor: Actor, login: string): Promise<void> => {
  const { id, disabled_at } = await requireOperator(deps, login)
  if (disabled_at) throw new DomainError('conflict', { field: 'login' })
  await deps.db.tx(async (tx) => {
    await disableOperator(tx, id, deps.now())
    await deleteSessionsOf(tx, id)
    await insertAudit(tx, actor, { action: 'operator removed', subject: operatorSubject(login) }, deps.now())
  })
}
