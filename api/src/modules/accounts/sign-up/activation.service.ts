import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import type { SessionUser } from '../../../http/session'
import { getSettings } from '../../settings/settings.service'
import { activateMember, finishActivation } from './activateMember'
import { codeDayLimit, codeLimit } from '../attempts/attempts.repository'
import { readClaim, settleClaim } from './claim'
import type { Opener } from './claim'
import { withAttemptLimit } from '../attempts/withAttemptLimit'
import type { Db } from '../../../infra/db/Db'
import { endCredentials } from '../credentials/credentials'
import { orEmailTaken, takeEmail } from '../credentials/takeEmail'
import { consumeCode, consumeToken, findLink } from '../credentials/tokens.repository'
import type { LinkRow } from '../credentials/tokens.repository'
import { findAccount, lockAccount } from '../users.repository'
import type { AccountRow } from '../users.repository'

interface Opened extends Opener {
  token: string
  host: string
}

/**
 * SIGNUP-05. `session` is the token of a new session, or null if the request had a session of this account and no
 * password.
 */
export const activate = async (
  deps: Deps,
  { token, host, ...opener }: Opened,
): Promise<{ userId: number; session: string | null }> => {
  const now = deps.now()
  const link = await findLink(deps.db, 'activation', token, now)
  if (!link) throw new DomainError('token_invalid')
  const userId = link.user_id
  const account = await findAccount(deps.db, userId)
  requireUsable(link, account)
  const claim = await readClaim(account, opener)
  const settings = await getSettings(deps, { host, country: null })
  const { sessionId } = claim
  const done = await deps.db.tx(async (tx) => {
    requireUsable(link, await lockAccount(tx, userId))
    const act = await settleClaim(tx, claim)
    await consumeToken(tx, 'activation', token, now)
    const activated = await activateMember(tx, userId, settings, now)
    await endCredentials(deps, tx, act, { userId, sessionId })
    const session = sessionId === undefined ? await deps.sessions.create(tx, userId) : null
    return { act, activated, session }
  })
  await finishActivation(deps, { ...done, userId, sessionId, settings })
  return { userId, session: done.session }
}

const requireUsable = (link: LinkRow, { status, email }: AccountRow): void => {
  if (status === 'active' && link.email === email) throw new DomainError('already_active')
  if (status !== 'not_confirmed' || link.is_used) throw new DomainError('token_invalid')
  if (link.is_expired) throw new DomainError('token_expired')
}

export const activateByCode = async (
  deps: Deps,
  { id: userId, sessionId }: Pick<SessionUser, 'id' | 'sessionId'>,
  code: string,
  host: string,
): Promise<boolean> => {
  const now = deps.now()
  const settings = await getSettings(deps, { host, country: null })
  const open = async (tx: Db) => {
    const account = await lockAccount(tx, userId)
    const used = await consumeCode(tx, userId, code, now)
    if (!used) return null
    const { email } = used
    if (email !== null && email !== account.email && account.status === 'not_confirmed')
      await takeEmail(tx, userId, email)
    const activated = await activateMember(tx, userId, settings, now)
    await endCredentials(deps, tx, 'activated', { userId, sessionId })
    return { activated }
  }
  const { activated } = await withAttemptLimit(deps, {
    own: [codeLimit(userId), codeDayLimit(userId)],
    refusal: 'code_invalid',
    check: () => orEmailTaken(() => deps.db.tx(open)),
  })
  await finishActivation(deps, { act: 'activated', userId, sessionId, activated, settings })
  return activated !== undefined
}
