import { DomainError } from '../../../http/DomainError'
import type { SessionUser } from '../../../http/session'
import type { Db } from '../../../infra/db/Db'
import { checkPassword } from '../credentials/checkPassword'
import { lockVerified } from '../credentials/credentials'
import type { Act } from '../credentials/credentials'
import { hashPassword, verifyPassword } from '../credentials/passwords'
import { setPassword } from '../users.repository'
import type { AccountRow } from '../users.repository'

export interface Opener {
  session: Pick<SessionUser, 'id' | 'sessionId'> | null
  password?: string
}

export interface Claim {
  account: AccountRow
  sessionId?: number
  newHash?: string
}

/**
 * The link proves access to the mailbox, but not that its owner signed up, so this also requires a session of the
 * account or a password. If the password differs from the stored one, `settleClaim` replaces the stored one.
 */
export const readClaim = async (account: AccountRow, { session, password }: Opener): Promise<Claim> => {
  if (password === undefined) {
    if (session?.id !== account.id) throw new DomainError('password_required', { field: 'password' })
    return { account, sessionId: session.sessionId }
  }
  checkPassword(password)
  if (await verifyPassword(password, account.password_hash)) return { account }
  return { account, newHash: await hashPassword(password) }
}

export const settleClaim = async (tx: Db, { account, sessionId, newHash }: Claim): Promise<Act> => {
  await lockVerified(tx, account)
  if (newHash === undefined) return sessionId === undefined ? 'activated_with_password' : 'activated'
  await setPassword(tx, account.id, newHash)
  return 'activated_with_new_password'
}
