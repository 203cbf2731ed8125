import type { Deps } from '../../../app/deps'
import type { SessionUser } from '../../../http/session'
import { mailComposer } from '../../../infra/delivery/compose'
import { sessionLimit } from '../attempts/attempts.repository'
import { checkPassword } from './checkPassword'
import { withAttemptLimit } from '../attempts/withAttemptLimit'
import { announceEnded, endCredentials, lockVerified } from './credentials'
import { passwordMail } from './passwordMail'
import { hashPassword, verifyPassword } from './passwords'
import { findAccount, setPassword } from '../users.repository'
import type { AccountRow } from '../users.repository'

export const confirmPassword = async (deps: Deps, userId: number, password: string): Promise<AccountRow> => {
  const account = await findAccount(deps.db, userId)
  return withAttemptLimit(deps, {
    own: [sessionLimit(account.id)],
    refusal: 'wrong_password',
    check: async () => ((await verifyPassword(password, account.password_hash)) ? account : null),
  })
}

export const changePassword = async (
  deps: Deps,
  { id: userId, sessionId }: Pick<SessionUser, 'id' | 'sessionId'>,
  { old_password: oldPassword, password }: { old_password: string; password: string },
): Promise<string> => {
  const account = await confirmPassword(deps, userId, oldPassword)
  checkPassword(password)
  const passwordHash = await hashPassword(password)
  const compose = await mailComposer(deps, account)
  const token = await deps.db.tx(async (tx) => {
    await lockVerified(tx, account)
    await setPassword(tx, userId, passwordHash)
    await endCredentials(deps, tx, 'password_changed', { userId, sessionId })
    await deps.mail.send(passwordMail(compose, 'password_changed', account), tx)
    return deps.sessions.rotate(tx, sessionId)
  })
  await announceEnded(deps, 'password_changed', { userId, sessionId })
  return token
}
