import type { Settings } from '@duetto/shared/contract'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { sendMessage } from '../chat/send.service'
import { grantCredits } from '../ledger/ledger.service'
import { getSettings } from '../settings/settings.service'
import { codeLimit } from './attempts.repository'
import { countedFirst } from './countedFirst'
import { consumeCode, consumeToken } from './tokens.repository'
import { activateUser, findAccount } from './users.repository'
import type { ActivatedRow } from './users.repository'

interface Activation {
  userId: number
  token: string
  /** False if the account was already active. */
  isNew: boolean
}

/**
 * SIGNUP-05: consumes an activation link, activates the account, grants the sign-up credits and logs the
 * member in.
 */
export const activate = async (deps: Deps, token: string, host: string): Promise<Activation> => {
  const now = deps.now()
  const settings = await getSettings(deps, { host, country: null })
  const { activated, ...activation } = await deps.db.tx(async (tx) => {
    const { user_id: userId } = await consumeToken(tx, 'activation', token, now)
    const activated = await activateMember(tx, userId, settings, now)
    const { status } = await findAccount(tx, userId)
    if (status !== 'active') throw new DomainError('token_invalid')
    return {
      userId,
      activated,
      isNew: activated !== undefined,
      token: await deps.sessions.create(tx, userId),
    }
  })
  await notifyActivated(deps, activation.userId)
  if (activated) await sendSignupMessage(deps, activated, settings)
  return activation
}

/**
 * The same with the six-digit code from the e-mail, for a logged-in member; five wrong codes block for a
 * while.
 */
export const activateByCode = async (
  deps: Deps,
  userId: number,
  code: string,
  host: string,
): Promise<boolean> => {
  const now = deps.now()
  const settings = await getSettings(deps, { host, country: null })
  const { activated } = await countedFirst(deps, {
    own: [codeLimit(userId)],
    refusal: 'code_invalid',
    check: () =>
      deps.db.tx(async (tx) => {
        if (!(await consumeCode(tx, userId, code, now))) return null
        return { activated: await activateMember(tx, userId, settings, now) }
      }),
  })
  await notifyActivated(deps, userId)
  if (activated) await sendSignupMessage(deps, activated, settings)
  return activated !== undefined
}

/** The member's open pages reload the session, so one that waits for activation continues by itself. */
const notifyActivated = async (deps: Deps, userId: number): Promise<void> => {
  deps.sessions.forget(userId)
  await deps.fanout.publish(userId, { type: 'resync' })
}

/** Activates the account and grants the sign-up credits; undefined if it was already active. */
export const activateMember = async (
  tx: Db,
  userId: number,
  settings: Settings,
  now: Date,
): Promise<ActivatedRow | undefined> => {
  const activated = await activateUser(tx, userId, now)
  if (activated && settings.signup_credits > 0)
    await grantCredits(tx, {
      userId,
      credits: settings.signup_credits,
      kind: 'opening',
      sourceKey: `opening:${userId}`,
    })
  return activated
}

/** Sends the message from the sign-up form to its profile; a failure never blocks activation. */
export const sendSignupMessage = async (deps: Deps, row: ActivatedRow, settings: Settings): Promise<void> => {
  if (!row.signup_message?.trim() || row.signup_profile_id === null) return
  try {
    const message = { profile: row.signup_profile_id, kind: 'text' as const, text: row.signup_message }
    await sendMessage(deps, row.id, message, 'signup-message', settings)
  } catch (error) {
    const reason = error instanceof DomainError ? error.code : 'internal'
    deps.log.warn({ reason }, 'the sign-up message was not sent')
  }
}
