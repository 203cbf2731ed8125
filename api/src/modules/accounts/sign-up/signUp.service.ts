import {
  addresses,
  birthDateIssue,
  isLocale,
  limits,
  maySignUp,
  cleanTracking,
  trackingParams,
  usernameIssue,
} from '@duetto/shared/domain'
import type { CallBody } from '@duetto/shared/contract'
import type { Locale } from '@duetto/shared/domain'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import type { OutgoingMail } from '../../../infra/delivery/ports'
import type { Db } from '../../../infra/db/Db'
import { mailComposer } from '../../../infra/delivery/compose'
import type { Compose } from '../../../infra/delivery/compose'
import { countSignUp, readOrigin } from '../../funnel/visits.service'
import { getSettings } from '../../settings/settings.service'
import { withConstantTiming, notifyMember } from './hiddenMembership'
import { countAttempt, dailyMailLimit } from '../attempts/attempts.repository'
import { checkPassword } from '../credentials/checkPassword'
import { endCredentials } from '../credentials/credentials'
import { repeatCorrectionMail } from '../credentials/mailChange.service'
import { hashPassword } from '../credentials/passwords'
import { canMail, requireCanMail } from '../attempts/mailLimit'
import { randomDigits } from '../credentials/randomDigits'
import { createToken } from '../credentials/tokens.repository'
import { findAccount, findAccountByEmail, insertUser, lockAccount, normaliseEmail } from '../users.repository'
import type { AccountRow } from '../users.repository'

interface Visitor {
  host: string
  country: string
  locale: string | undefined
}

/** Returns null if the site hides membership, because the response must not reveal whether the address was free. */
export const signUp = async (
  deps: Deps,
  body: CallBody<'signUp'>,
  visitor: Visitor,
): Promise<{ userId: number; token: string } | null> => {
  const settings = await getSettings(deps, visitor)
  const tracking = readTracking(body.tracking)
  const hasTrafficSource = Object.keys(tracking).length > 0
  if (!maySignUp(settings.signups, hasTrafficSource)) throw new DomainError('signup_closed')
  const now = deps.now()
  checkAccount(body, now, settings.min_age)
  checkPassword(body.password)
  const language =
    body.language ?? (isOffered(deps, visitor.locale) ? visitor.locale : settings.domain_language)
  const passwordHash = await hashPassword(body.password)
  const host = settings.domain
  const compose = await mailComposer(deps, { language, host })
  const origin = body.visit && (await readOrigin(deps, body.visit))
  const create = <Result>(next: (tx: Db, userId: number) => Promise<Result>) =>
    deps.db.tx(async (tx) => {
      const userId = await insertUser(tx, {
        ...body,
        passwordHash,
        birthDate: body.date_of_birth,
        lookingFor: body.looking_for,
        signupMessage: body.signup_message,
        signupProfileId: body.profile,
        country: visitor.country,
        language,
        host,
        tracking,
        now,
      })
      if (userId === undefined) return undefined
      await countAttempt(tx, dailyMailLimit(body.email), now)
      await deps.mail.send(await activationMail(tx, compose, { ...body, id: userId }, now), tx)
      const created = await next(tx, userId)
      if (origin) await countSignUp(tx, userId, origin)
      return created
    })
  if (settings.hide_membership) {
    await withConstantTiming(async () => {
      if (!(await create(async () => true))) await notifyOwner(deps, body.email)
    })
    return null
  }
  const created = await create(async (tx, userId) => ({
    userId,
    token: await deps.sessions.create(tx, userId),
  }))
  if (!created) throw new DomainError('email_taken', { field: 'email' })
  return created
}

const notifyOwner = async (deps: Deps, email: string): Promise<void> => {
  const account = await findAccountByEmail(deps.db, email)
  if (!account || !(await canMail(deps, email))) return
  if (account.status === 'not_confirmed') await repeatActivationMail(deps, account)
  else await notifyMember(deps, account)
}

export const isOffered = ({ config }: Deps, locale: string | undefined): locale is Locale =>
  isLocale(locale) && config.locales.includes(locale)

const checkAccount = (body: CallBody<'signUp'>, now: Date, minAge: number) => {
  const reason = usernameIssue(body.name, body.email)
  if (reason) throw new DomainError('username_invalid', { field: 'name', reason })
  const issue = birthDateIssue(body.date_of_birth, now, minAge)
  if (issue === 'invalid') throw new DomainError('date_of_birth_invalid', { field: 'date_of_birth' })
  if (issue === 'too_young') throw new DomainError('too_young', { field: 'date_of_birth', min_age: minAge })
}

const readTracking = (tracking: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(
    trackingParams
      .map((name) => [name, cleanTracking(tracking[name] ?? '')] as const)
      .filter(([, value]) => value !== ''),
  )

/** Mails the corrected address if `email` is given and differs from the account's address. */
export const sendActivationMail = async (deps: Deps, userId: number, email?: string): Promise<void> => {
  const account = await findAccount(deps.db, userId)
  if (account.status !== 'not_confirmed') return
  const to = normaliseEmail(email ?? account.email)
  if (to !== account.email) return repeatCorrectionMail(deps, account, to)
  await requireCanMail(deps, account.email)
  await repeatActivationMail(deps, account)
}

const repeatActivationMail = async (deps: Deps, { id, ...reader }: AccountRow): Promise<void> => {
  const compose = await mailComposer(deps, reader)
  await deps.db.tx(async (tx) => {
    const account = await lockAccount(tx, id)
    if (account.status !== 'not_confirmed') return
    await endCredentials(deps, tx, 'activation_mailed', { userId: id })
    await deps.mail.send(await activationMail(tx, compose, account, deps.now()), tx)
  })
}

const activationMail = async (
  tx: Db,
  compose: Compose,
  { id, email, name }: { id: number; email: string; name: string },
  now: Date,
): Promise<OutgoingMail> => {
  const code = randomDigits(limits.activationCodeDigits)
  const token = await createToken(tx, 'activation', { userId: id, now, code, email: normaliseEmail(email) })
  return compose('activation', {
    to: email.trim(),
    values: { name: name.trim(), code },
    path: addresses.activated(token),
  })
}
