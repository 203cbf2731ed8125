import { addresses, limits } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { mailComposer } from '../../infra/delivery/compose'
import { accountLimit, clearAttempts, personLimit } from './attempts.repository'
import { getSettings } from '../settings/settings.service'
import { atEvenPace, mailNoAccount } from './hiddenMembership'
import { hashPassword } from './passwords'
import { checkPassword, isOffered } from './signup.service'
import { mayMail } from './strangerMails'
import { countTokensSince, createToken, endTokens, consumeToken } from './tokens.repository'
import { findAccount, findAccountByEmail, lockAccount, setPassword } from './users.repository'

const dayMs = 86_400_000

/**
 * ACCOUNT-03: sends a reset link. Where the site hides who has an account, the answer is always the same, and
 * an e-mail says that there is none.
 */
export const requestReset = async (
  deps: Deps,
  email: string,
  { host, locale }: { host: string; locale: string | undefined },
): Promise<void> => {
  const { hide_membership: isHidden, domain_language: language } = await getSettings(deps, {
    host,
    country: null,
  })
  if (!isHidden) return sendReset(deps, email)
  await atEvenPace(async () => {
    try {
      await sendReset(deps, email)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const isUnknown = error.code === 'email_not_found'
      if (isUnknown && (await mayMail(deps, email)))
        await mailNoAccount(deps, email, isOffered(deps, locale) ? locale : language)
    }
  })
}

/** At most three a day per account; the row lock serialises concurrent requests. */
const sendReset = async (deps: Deps, email: string): Promise<void> => {
  const account = await findAccountByEmail(deps.db, email)
  if (!account || account.status === 'deleted') throw new DomainError('email_not_found', { field: 'email' })
  const now = deps.now()
  const compose = await mailComposer(deps, account.language)
  await deps.db.tx(async (tx) => {
    await lockAccount(tx, account.id)
    const count = await countTokensSince(tx, 'reset', account.id, new Date(now.getTime() - dayMs))
    if (count >= limits.resetRequestsPerDay) throw new DomainError('reset_limit')
    const token = await createToken(tx, 'reset', { userId: account.id, now })
    const mail = compose('reset', {
      to: account.email,
      values: { name: account.name },
      path: addresses.newPassword(token),
    })
    await deps.mail.send(mail, tx)
  })
}

/** Sets the password with the link, and ends every session and every other reset link. */
export const resetPassword = async (
  deps: Deps,
  { token, password, ip }: { token: string; password: string; ip: string },
): Promise<void> => {
  checkPassword(password)
  const passwordHash = await hashPassword(password)
  const now = deps.now()
  const account = await deps.db.tx(async (tx) => {
    const { user_id: userId } = await consumeToken(tx, 'reset', token, now)
    await setPassword(tx, userId, passwordHash)
    await endTokens(tx, 'reset', userId, now)
    await deps.sessions.endAll(tx, userId)
    const changed = await findAccount(tx, userId)
    await clearAttempts(tx, accountLimit(changed.email), personLimit(changed.email, ip))
    return changed
  })
  await deps.sessions.announceEnd(account.id, 'password')
  await mailPasswordChanged(deps, account)
}

/** Notifies the owner of the address, who may not be the one who changed the password. */
export const mailPasswordChanged = async (
  deps: Deps,
  { email, name, language }: { email: string; name: string; language: string },
): Promise<void> => {
  const compose = await mailComposer(deps, language)
  await deps.mail.send(compose('password_changed', { to: email, values: { name }, path: addresses.login() }))
}
