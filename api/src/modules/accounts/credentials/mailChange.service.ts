import { addresses, limits, linkLifetimeMs } from '@duetto/shared/domain'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import { mailComposer } from '../../../infra/delivery/compose'
import type { Compose } from '../../../infra/delivery/compose'
import { getSettings } from '../../settings/settings.service'
import { confirmPassword } from './changePassword.service'
import { activateMember, finishActivation } from '../sign-up/activateMember'
import { blockEnd, countAttempt, mailChangeLimit } from '../attempts/attempts.repository'
import { readClaim, settleClaim } from '../sign-up/claim'
import type { Opener } from '../sign-up/claim'
import { endCredentials, lockVerified } from './credentials'
import { withConstantTiming, notifyMember } from '../sign-up/hiddenMembership'
import { canMail, requireCanMail } from '../attempts/mailLimit'
import { consumeToken, createToken, findCorrectedEmail, findLink, wasMailChanged } from './tokens.repository'
import { randomDigits } from './randomDigits'
import { orEmailTaken, takeEmail } from './takeEmail'
import { formatSpan } from '../../../texts/format'
import { findAccount, findAccountByEmail, lockAccount, normaliseEmail } from '../users.repository'
import type { AccountRow } from '../users.repository'

export const requestMailChange = async (
  deps: Deps,
  userId: number,
  { email, password }: { email: string; password: string },
  host: string,
): Promise<void> => {
  const account = await confirmPassword(deps, userId, password)
  if (normaliseEmail(email) === account.email)
    throw new DomainError('bad_input', { field: 'email', reason: 'same' })
  await countMailChange(deps, userId)
  const other = await findAccountByEmail(deps.db, email)
  const { hide_membership: isHidden } = await getSettings(deps, { host, country: null })
  if (!isHidden) {
    if (other) throw new DomainError('email_taken', { field: 'email' })
    await requireCanMail(deps, email)
    return startMailChange(deps, account, email)
  }
  // Neither the response nor the e-mail to the current address may reveal that the new one is taken.
  await withConstantTiming(async () => {
    const isAllowed = await canMail(deps, email)
    await startMailChange(deps, account, other || !isAllowed ? null : email)
    if (other && isAllowed) await notifyMember(deps, other)
  })
}

const countMailChange = async ({ db, now }: Deps, userId: number): Promise<void> => {
  const limit = mailChangeLimit(userId)
  if ((await countAttempt(db, limit, now())) !== undefined) return
  const retryAfter = (blockEnd(limit, now()).getTime() - now().getTime()) / 1000
  throw new DomainError('mail_limit', { retryAfter })
}

const startMailChange = async (deps: Deps, verified: AccountRow, email: string | null): Promise<void> => {
  const compose = await mailComposer(deps, verified)
  await deps.db.tx(async (tx) => {
    const account = await lockVerified(tx, verified)
    await endCredentials(deps, tx, 'mail_change_asked', { userId: account.id })
    if (email !== null) await mailLink(deps, tx, compose, { account, email })
    // An unconfirmed account's current address may belong to a stranger.
    if (account.status === 'active') await mailStopLink(deps, tx, compose, account)
  })
}

const mailLink = async (
  deps: Deps,
  tx: Db,
  compose: Compose,
  { account, email }: { account: AccountRow; email: string },
): Promise<void> => {
  const to = normaliseEmail(email)
  const code = account.status === 'active' ? undefined : randomDigits(limits.activationCodeDigits)
  const token = await createToken(tx, 'mail_change', { userId: account.id, now: deps.now(), email: to, code })
  const path = addresses.mailChanged(token)
  const { name, language } = account
  const span = formatSpan(linkLifetimeMs.mailChange, language)
  const mail = code
    ? compose('activation', { to: email.trim(), values: { name, code, span }, path })
    : compose('mail_change', { to: email.trim(), values: { name, email: to }, path })
  await deps.mail.send(mail, tx)
}

/** Mails nothing unless `email` is the latest address to which the unconfirmed member asked to change. */
export const repeatCorrectionMail = async (deps: Deps, account: AccountRow, email: string): Promise<void> => {
  await countMailChange(deps, account.id)
  await requireCanMail(deps, email)
  const compose = await mailComposer(deps, account)
  await deps.db.tx(async (tx) => {
    const { status } = await lockAccount(tx, account.id)
    const isPending = (await findCorrectedEmail(tx, account.id, deps.now())) === email
    if (status !== 'not_confirmed' || !isPending) return
    await endCredentials(deps, tx, 'mail_change_asked', { userId: account.id })
    await mailLink(deps, tx, compose, { account, email })
  })
}

const mailStopLink = async (
  deps: Deps,
  tx: Db,
  compose: Compose,
  { id: userId, email, name }: AccountRow,
): Promise<void> => {
  const token = await createToken(tx, 'mail_change_stop', { userId, now: deps.now(), email })
  const path = addresses.mailChangeStopped(token)
  await deps.mail.send(compose('mail_change_asked', { to: email, values: { name }, path }), tx)
}

export const stopMailChange = (deps: Deps, token: string): Promise<void> =>
  deps.db.tx(async (tx) => {
    const { user_id: userId } = await consumeToken(tx, 'mail_change_stop', token, deps.now())
    await endCredentials(deps, tx, 'mail_change_stopped', { userId })
  })

interface Confirmation extends Opener {
  token: string
  host: string
}

/**
 * Also activates an unconfirmed account, because the link proves access to the new address. Activation requires a
 * session of the account or a password. Calls with a used token succeed while the account is active and has that
 * address.
 */
export const confirmMailChange = async (
  deps: Deps,
  { token, host, ...opener }: Confirmation,
): Promise<void> => {
  const now = deps.now()
  if (await wasMailChanged(deps.db, token)) return
  const link = await findLink(deps.db, 'mail_change', token, now)
  if (!link || link.is_used) throw new DomainError('token_invalid')
  if (link.is_expired) throw new DomainError('token_expired')
  const before = await findAccount(deps.db, link.user_id)
  if (before.status !== 'active' && before.status !== 'not_confirmed') throw new DomainError('token_invalid')
  const settings = await getSettings(deps, { host, country: null })
  const compose = await mailComposer(deps, before)
  const claim = before.status === 'active' ? null : await readClaim(before, opener)
  const userId = before.id
  const done = await orEmailTaken(() =>
    deps.db.tx(async (tx) => {
      const act = claim && (await settleClaim(tx, claim))
      const { email } = await consumeToken(tx, 'mail_change', token, now)
      if (!email) throw new DomainError('token_invalid')
      await takeEmail(tx, userId, email)
      await endCredentials(deps, tx, 'mail_change_done', { userId })
      if (!act) {
        const mail = compose('mail_changed', { to: before.email, values: { name: before.name } })
        await deps.mail.send(mail, tx)
        return null
      }
      await endCredentials(deps, tx, act, { userId, sessionId: claim.sessionId })
      return { act, activated: await activateMember(tx, userId, settings, now) }
    }),
  )
  if (done) await finishActivation(deps, { ...done, userId, sessionId: claim?.sessionId, settings })
}
