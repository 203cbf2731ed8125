import type { CallResponse } from '@duetto/shared/contract'
import type { Deps } from '../../../app/deps'
import { getExport } from '../../exports/exports.service'
import type { SessionUser } from '../../../http/session'
import { findPasskeys } from '../../passkeys/passkeys.repository'
import { deviceOf } from './device'
import { findBlocked, findConsents, findSessions } from './overview.repository'
import type { SessionRow } from './overview.repository'

type Account = CallResponse<'getAccount'>

export const getAccount = async (
  { db, now }: Deps,
  { id: userId, sessionId }: Pick<SessionUser, 'id' | 'sessionId'>,
): Promise<Account> => {
  const [sessions, passkeys, blocked, consents, lastExport] = await Promise.all([
    findSessions(db, userId, now()),
    findPasskeys(db, userId),
    findBlocked(db, userId),
    findConsents(db, userId),
    getExport({ db, now }, userId),
  ])
  const presented = sessions.map((row) => presentSession(row, sessionId))
  return {
    sessions: [
      ...presented.filter(({ is_current: isCurrent }) => isCurrent),
      ...presented.filter(({ is_current: isCurrent }) => !isCurrent),
    ],
    passkeys: passkeys.map(({ id, name, created_at: at, last_used_at: usedAt }) => ({
      id,
      name,
      created_at: at.toISOString(),
      last_used_at: usedAt?.toISOString() ?? null,
    })),
    blocked: blocked.map(({ id, name, blocked_at: at }) => ({ id, name, blocked_at: at.toISOString() })),
    consents: {
      terms_at: consents.terms_accepted_at.toISOString(),
      intimate_at: consents.intimate_consent_at?.toISOString() ?? null,
      public_photo_at: consents.public_photo_at?.toISOString() ?? null,
    },
    export: lastExport,
  }
}

const presentSession = (row: SessionRow, currentId: number): Account['sessions'][number] => ({
  id: row.id,
  ...deviceOf(row.user_agent),
  country: row.country,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
  is_current: row.id === currentId,
})
