import type { Settings } from '@duetto/shared/contract'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { sendMessage } from '../chat/send.service'
import { grantCredits } from '../ledger/ledger.service'
import { getSettings } from '../settings/settings.service'
import { takeToken } from './tokens.repository'
import { activateUser, findAccount } from './users.repository'
import type { ActivatedRow } from './users.repository'

interface Activation {
  userId: number
  token: string
  /** False where the account was active before. */
  isNew: boolean
}

/** SIGNUP-05: uses an activation link up, makes the account active, gives the credits to begin with and logs the member in. */
export const activate = async (deps: Deps, token: string, host: string): Promise<Activation> => {
  const now = deps.now()
  const settings = await getSettings(deps, { host, country: null })
  const { activated, ...activation } = await deps.db.tx(async (tx) => {
    const { user_id: userId } = await takeToken(tx, 'activation', token, now)
    const activated = await activateUser(tx, userId, now)
    if (activated && settings.signup_credits > 0)
      await grantCredits(tx, {
        userId,
        credits: settings.signup_credits,
        kind: 'opening',
        sourceKey: `opening:${userId}`,
      })
    const { status } = await findAccount(tx, userId)
    if (status !== 'active') throw new DomainError('token_invalid')
    return {
      userId,
      activated,
      isNew: activated !== undefined,
      token: await deps.sessions.create(tx, userId),
    }
  })
  deps.sessions.forget(activation.userId)
  if (activated) await sendSignupMessage(deps, activated, settings)
  return activation
}

/** The message of the sign-up form goes to the profile it was written to; it never stands in the way. */
const sendSignupMessage = async (deps: Deps, row: ActivatedRow, settings: Settings): Promise<void> => {
  if (!row.signup_message?.trim() || row.signup_profile_id === null) return
  try {
    const message = { profile: row.signup_profile_id, kind: 'text' as const, text: row.signup_message }
    await sendMessage(deps, row.id, message, 'signup-message', settings)
  } catch (error) {
    const reason = error instanceof DomainError ? error.code : 'internal'
    deps.log.warn({ reason }, 'the sign-up message was not sent')
  }
}
