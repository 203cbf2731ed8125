import type { Deps } from '../../../app/deps'
import { DomainError } from '../../../http/DomainError'
import type { EndReason } from '../../../http/session/sessions'
import type { Db } from '../../../infra/db/Db'
import { erasedAt } from '../deletion/erasedAt'
import { deletePasskeys } from '../../passkeys/passkeys.repository'
import { endTokens, tokenKinds } from './tokens.repository'
import type { TokenKind } from './tokens.repository'
import { lockAccount } from '../users.repository'
import type { AccountRow } from '../users.repository'

interface Ending {
  links: readonly TokenKind[]
  sessions: 'none' | 'others' | 'all'
  passkeys: 'none' | 'all'
}

const nothing: Ending = { links: [], sessions: 'none', passkeys: 'none' }
const mailChange = ['mail_change', 'mail_change_stop'] as const
const open = ['activation', 'reset', ...mailChange] as const

/**
 * Credentials that each act ends. Keep equal to the table in docs/security.md. A new password also invalidates the
 * proofs of known browsers (knownBrowsers.ts).
 */
export const policy = {
  /** Ends earlier links and codes: several valid codes would make guessing easier. */
  activation_mailed: { ...nothing, links: ['activation'] },
  activated: { ...nothing, links: open, sessions: 'others' },
  activated_with_password: { ...nothing, links: open },
  /** Ends all sessions and passkeys, because a stranger may have signed up with this address. */
  activated_with_new_password: { links: open, sessions: 'all', passkeys: 'all' },
  mail_change_asked: { ...nothing, links: mailChange },
  mail_change_stopped: { ...nothing, links: mailChange },
  mail_change_done: { ...nothing, links: open },
  password_changed: { ...nothing, links: ['reset', ...mailChange], sessions: 'others' },
  password_reset: { links: open, sessions: 'all', passkeys: 'all' },
  passkey_added: nothing,
  /** `removePasskey` itself deletes the passkey and ends the other sessions opened with it. */
  passkey_removed: nothing,
  deleted: { ...nothing, links: tokenKinds, sessions: 'all' },
  reactivated: { ...nothing, links: tokenKinds },
  suspended: { ...nothing, links: tokenKinds, sessions: 'all' },
} as const satisfies Record<string, Ending>

export type Act = keyof typeof policy

interface Actor {
  userId: number
  sessionId?: number
}

/** If the act ends sessions, call `announceEnded` after the commit. */
export const endCredentials = async (
  { sessions, now }: Pick<Deps, 'sessions' | 'now'>,
  tx: Db,
  act: Act,
  { userId, sessionId }: Actor,
): Promise<void> => {
  const ending: Ending = policy[act]
  if (ending.links.length > 0) await endTokens(tx, ending.links, userId, now())
  if (ending.passkeys === 'all') await deletePasskeys(tx, userId)
  if (ending.sessions !== 'none')
    await sessions.endAll(tx, userId, ending.sessions === 'others' ? sessionId : undefined)
}

const reasons: Partial<Record<Act, EndReason>> = { deleted: 'deleted', suspended: 'suspended' }

export const announceEnded = async (
  { sessions }: Pick<Deps, 'sessions'>,
  act: Act,
  { userId, sessionId }: Actor,
): Promise<void> => {
  const ending: Ending = policy[act]
  if (ending.sessions === 'none') sessions.forget(userId)
  else
    await sessions.announceEnd(
      userId,
      reasons[act] ?? 'password',
      ending.sessions === 'others' ? sessionId : undefined,
    )
}

export const checkStatus = ({ status, deleted_at }: AccountRow): void => {
  if (status === 'suspended') throw new DomainError('account_suspended')
  if (status === 'deleted' && deleted_at)
    throw new DomainError('account_being_deleted', { erased_at: erasedAt(deleted_at).toISOString() })
}

/**
 * Throws `conflict` if the password has changed since it was verified, and `checkStatus`'s errors if the account has
 * been suspended or deleted since.
 */
export const lockVerified = async (
  tx: Db,
  proven: Pick<AccountRow, 'id' | 'password_hash'>,
): Promise<AccountRow> => {
  const account = await lockAccount(tx, proven.id)
  if (account.password_hash !== proven.password_hash) throw new DomainError('conflict')
  checkStatus(account)
  return account
}
