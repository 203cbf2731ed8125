import { addresses } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { SessionUser } from '../../http/session'
import { isUniqueViolation } from '../../infra/db/faults'
import { mailComposer } from '../../infra/delivery/compose'
import { sessionLimit } from './attempts.repository'
import { countedFirst } from './countedFirst'
import { getSettings } from '../settings/settings.service'
import { activateMember, sendSignupMessage } from './activation.service'
import { atEvenPace, notifyMember } from './hiddenMembership'
import { hashPassword, verifyPassword } from './passwords'
import { mailPasswordChanged } from './reset.service'
import { checkPassword } from './signup.service'
import { mayMail, requireMayMail } from './strangerMails'
import { createToken, endTokens, consumeToken, wasMailChanged } from './tokens.repository'
import { findAccount, findAccountByEmail, normaliseEmail, setEmail, setPassword } from './users.repository'
import type { AccountRow } from './users.repository'

/** The account behind a session, after checking its password; a stolen session has only five guesses. */
export const confirmPassword = async (deps: Deps, userId: number, password: string): Promise<AccountRow> => {
  const account = await findAccount(deps.db, userId)
  return countedFirst(deps, {
    own: [sessionLimit(account.id)],
    refusal: 'wrong_password',
    check: async () => ((await verifyPassword(password, account.password_hash)) ? account : null),
  })
}

/** ACCOUNT-04: ends every session; the caller's continues under a new token. */
export const changePassword = async (
  deps: Deps,
  { id: userId, sessionId }: Pick<SessionUser, 'id' | 'sessionId'>,
  { old_password: oldPassword, password }: { old_password: string; password: string },
): Promise<string> => {
  const account = await confirmPassword(deps, userId, oldPassword)
  checkPassword(password)
  const passwordHash = await hashPassword(password)
  const token = await deps.db.tx(async (tx) => {
    await setPassword(tx, userId, passwordHash)
    await deps.sessions.endAll(tx, userId, sessionId)
    await endTokens(tx, 'reset', userId, deps.now())
    return deps.sessions.create(tx, userId, sessionId)
  })
  await deps.sessions.announceEnd(userId, 'password', sessionId)
  await mailPasswordChanged(deps, account)
  return token
}

/** ACCOUNT-05: sends a link to the new address; nothing changes until it is opened. */
export const requestMailChange = async (
  deps: Deps,
  userId: number,
  { email, password }: { email: string; password: string },
  host: string,
): Promise<void> => {
  const account = await confirmPassword(deps, userId, password)
  if (normaliseEmail(email) === account.email)
    throw new DomainError('bad_input', { field: 'email', reason: 'same' })
  const other = await findAccountByEmail(deps.db, email)
  const { hide_membership: isHidden } = await getSettings(deps, { host, country: null })
  if (other && !isHidden) throw new DomainError('email_taken', { field: 'email' })
  if (!isHidden) {
    await requireMayMail(deps, email)
    return sendMailChange(deps, account, email)
  }
  await atEvenPace(async () => {
    if (!(await mayMail(deps, email))) return
    if (other) await notifyMember(deps, other)
    else await sendMailChange(deps, account, email)
  })
}

const sendMailChange = async (deps: Deps, account: AccountRow, email: string): Promise<void> => {
  const { id: userId } = account
  const compose = await mailComposer(deps, account.language)
  const now = deps.now()
  await deps.db.tx(async (tx) => {
    await endTokens(tx, 'mail_change', userId, now)
    const token = await createToken(tx, 'mail_change', { userId, now, email: normaliseEmail(email) })
    const values = { name: account.name, email: normaliseEmail(email) }
    await deps.mail.send(
      compose('mail_change', { to: email.trim(), values, path: addresses.mailChanged(token) }),
      tx,
    )
  })
}

/**
 * Opens the link: the address changes, and the old one is notified. It also proves the new address, so an
 * account that signed up with a mistyped one becomes active. Opening it again gives the same answer, as long
 * as it is still true.
 */
export const confirmMailChange = async (deps: Deps, token: string, host: string): Promise<void> => {
  const now = deps.now()
  if (await wasMailChanged(deps.db, token)) return
  const settings = await getSettings(deps, { host, country: null })
  try {
    const { before, activated } = await deps.db.tx(async (tx) => {
      const { user_id: userId, email } = await consumeToken(tx, 'mail_change', token, now)
      const account = await findAccount(tx, userId)
      if (!email || !(await setEmail(tx, userId, email)))
        throw new DomainError('email_taken', { field: 'email' })
      return { before: account, activated: await activateMember(tx, userId, settings, now) }
    })
    deps.sessions.forget(before.id)
    if (activated) await sendSignupMessage(deps, activated, settings)
    const compose = await mailComposer(deps, before.language)
    await deps.mail.send(compose('mail_changed', { to: before.email, values: { name: before.name } }))
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError('email_taken', { field: 'email' })
    throw error
  }
}
