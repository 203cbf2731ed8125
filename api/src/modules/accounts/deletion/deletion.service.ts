import { addresses } from '@duetto/shared/domain'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import { mailComposer } from '../../../infra/delivery/compose'
import { confirmPassword } from '../credentials/changePassword.service'
import { erasedAt } from './erasedAt'
import { formatDay } from '../../../texts/format'
import { announceEnded, endCredentials, lockVerified } from '../credentials/credentials'
import { createToken, consumeToken } from '../credentials/tokens.repository'
import { isSuspended } from '../standing/standing.repository'
import { withdrawSelfie } from '../../verification/verification.repository'
import { findAccount, markDeleted, unmarkDeleted } from '../users.repository'

export const deleteAccount = async (deps: Deps, userId: number, password: string): Promise<Date> => {
  const account = await confirmPassword(deps, userId, password)
  const now = deps.now()
  const until = erasedAt(now)
  const compose = await mailComposer(deps, account)
  await deps.db.tx(async (tx) => {
    await lockVerified(tx, account)
    await markDeleted(tx, userId, now)
    await withdrawSelfie(tx, userId, now)
    await endCredentials(deps, tx, 'deleted', { userId })
    const token = await createToken(tx, 'reactivation', { userId, now })
    const values = { name: account.name, date: formatDay(until, account.language) }
    await deps.mail.send(
      compose('deletion', { to: account.email, values, path: addresses.accountDeleted(token) }),
      tx,
    )
  })
  await announceEnded(deps, 'deleted', { userId })
  return until
}

/** `session` is null if the account was never activated, because a stranger may have signed up with its address. */
export const reactivate = (
  deps: Deps,
  token: string,
): Promise<{ userId: number; session: string | null }> => {
  const now = deps.now()
  return deps.db.tx(async (tx) => {
    const { user_id: userId } = await consumeToken(tx, 'reactivation', token, now)
    if (!(await unmarkDeleted(tx, userId))) throw new DomainError('token_invalid')
    if (await isSuspended(tx, userId)) throw new DomainError('account_suspended')
    await endCredentials(deps, tx, 'reactivated', { userId })
    const { status } = await findAccount(tx, userId)
    return { userId, session: status === 'active' ? await deps.sessions.create(tx, userId) : null }
  })
}
