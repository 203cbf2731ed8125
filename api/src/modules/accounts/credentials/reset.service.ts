import { addresses, dayMs, limits } from '@duetto/shared/domain'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import { mailComposer } from '../../../infra/delivery/compose'
import { getSettings } from '../../settings/settings.service'
import { activateMember, finishActivation } from '../sign-up/activateMember'
import { accountLimit, clearAttempts, personLimit } from '../attempts/attempts.repository'
import { checkPassword } from './checkPassword'
import { endCredentials } from './credentials'
import { withConstantTiming, mailNoAccount } from '../sign-up/hiddenMembership'
import { passwordMail } from './passwordMail'
import { hashPassword } from './passwords'
import { isOffered } from '../sign-up/signUp.service'
import { canMail } from '../attempts/mailLimit'
import { countTokensSince, createToken, consumeToken, findLink } from './tokens.repository'
import {
  findAccount,
  findAccountByEmail,
  lockAccount,
  normaliseEmail,
  setPassword,
} from '../users.repository'
import type { AccountRow } from '../users.repository'

/**
 * ACCOUNT-03. Sites that hide membership suppress `email_not_found` and `reset_limit`, which would reveal whether the
 * account exists. Within the mail limits, they send a `no_account` e-mail to addresses without an account.
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
  await withConstantTiming(async () => {
    try {
      await sendReset(deps, email)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const isUnknown = error.code === 'email_not_found'
      if (isUnknown && (await canMail(deps, email)))
        await mailNoAccount(deps, email, { host, language: isOffered(deps, locale) ? locale : language })
    }
  })
}

function requireAddress(account: AccountRow | undefined, email: string): asserts account is AccountRow {
  if (account?.email !== normaliseEmail(email) || account.status === 'deleted')
    throw new DomainError('email_not_found', { field: 'email' })
}

/** Locks the account: concurrent requests must not exceed its daily limit. */
const sendReset = async (deps: Deps, email: string): Promise<void> => {
  const account = await findAccountByEmail(deps.db, email)
  requireAddress(account, email)
  const now = deps.now()
  const compose = await mailComposer(deps, account)
  await deps.db.tx(async (tx) => {
    const locked = await lockAccount(tx, account.id)
    requireAddress(locked, account.email)
    const count = await countTokensSince(tx, 'reset', account.id, new Date(now.getTime() - dayMs))
    if (count >= limits.resetRequestsPerDay) throw new DomainError('reset_limit')
    const token = await createToken(tx, 'reset', { userId: account.id, now, email: account.email })
    const mail = compose('reset', {
      to: account.email,
      values: { name: account.name },
      path: addresses.newPassword(token),
    })
    await deps.mail.send(mail, tx)
  })
}

interface Reset {
  token: string
  password: string
  ip: string
  host: string
}

/** Also activates an unconfirmed account, because the link proves access to the address. */
export const resetPassword = async (
  deps: Deps,
  { token, password, ip, host }: Reset,
): Promise<{ userId: number }> => {
  checkPassword(password)
  const passwordHash = await hashPassword(password)
  const now = deps.now()
  const settings = await getSettings(deps, { host, country: null })
  const link = await findLink(deps.db, 'reset', token, now)
  if (!link) throw new DomainError('token_invalid')
  const userId = link.user_id
  const compose = await mailComposer(deps, await findAccount(deps.db, userId))
  const activated = await deps.db.tx(async (tx) => {
    const { email: mailedTo } = await consumeToken(tx, 'reset', token, now)
    const account = await findAccount(tx, userId)
    if (mailedTo !== null && mailedTo !== account.email) throw new DomainError('token_invalid')
    await setPassword(tx, userId, passwordHash)
    const activated = await activateMember(tx, userId, settings, now)
    await endCredentials(deps, tx, 'password_reset', { userId })
    await clearAttempts(tx, accountLimit(account.email), personLimit(account.email, ip))
    await deps.mail.send(passwordMail(compose, 'password_reset', account), tx)
    return activated
  })
  await finishActivation(deps, { act: 'password_reset', userId, activated, settings })
  return { userId }
}
