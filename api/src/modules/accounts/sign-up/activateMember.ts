import type { Settings } from '@duetto/shared/contract'
import { DomainError } from '../../../http/DomainError'
import type { Deps } from '../../../app/deps'
import type { Db } from '../../../infra/db/Db'
import { sendMessage } from '../../chat/send.service'
import { countMemberStep } from '../../funnel/members.repository'
import { grantCredits } from '../../ledger/ledger.service'
import { announceEnded } from '../credentials/credentials'
import type { Act } from '../credentials/credentials'
import { activateUser } from '../users.repository'
import type { ActivatedRow } from '../users.repository'

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
  if (activated) await countMemberStep(tx, userId, 'activated')
  return activated
}

/**
 * Acts that require the session or password of the sign-up. After other acts, the message from the sign-up form is not
 * sent, because a stranger may have written it.
 */
const provenAuthors: ReadonlySet<Act> = new Set<Act>(['activated', 'activated_with_password'])

interface Activated {
  userId: number
  act: Act
  sessionId?: number
  activated: ActivatedRow | undefined
  settings: Settings
}

export const finishActivation = async (
  deps: Deps,
  { userId, act, sessionId, activated, settings }: Activated,
): Promise<void> => {
  await announceEnded(deps, act, { userId, sessionId })
  await deps.fanout.publish(userId, { type: 'resync' })
  if (activated && provenAuthors.has(act)) await sendSignupMessage(deps, activated, settings)
}

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
