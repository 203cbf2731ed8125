import type { ConsoleMember, ConsoleResponse } from '@duetto/shared/contract/console'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { deviceOf } from '../accounts/settings/device'
import { findSessions } from '../accounts/settings/overview.repository'
import { findPhotosOf } from '../photos/queue.repository'
import { findFile, findLedger, findMailStops, findPurchases } from './memberFile.repository'
import type { FileRow } from './memberFile.repository'
import { presentMember } from './memberSearch.service'
import { findTags } from './notes.repository'

const rowsMax = 200

const requireFile = async ({ db }: Deps, id: number): Promise<FileRow> => {
  const file = await findFile(db, id)
  if (!file) throw new DomainError('not_found')
  return file
}

export const getMemberFile = async (deps: Deps, id: number): Promise<ConsoleMember> => {
  const { restricted_until, ...file } = await requireFile(deps, id)
  return {
    ...presentMember(file),
    restricted_until:
      restricted_until && restricted_until > deps.now() ? restricted_until.toISOString() : null,
    tags: await findTags(deps.db, id),
    photos: await findPhotosOf(deps.db, id),
  }
}

/** Does not mask the e-mail address, so the caller must audit the access. */
export const getContact = async (deps: Deps, id: number): Promise<ConsoleResponse<'showContact'>> => ({
  email: (await requireFile(deps, id)).email,
})

export const getMemberAccess = async (
  deps: Deps,
  id: number,
): Promise<ConsoleResponse<'getMemberAccess'>> => {
  const sessions = await findSessions(deps.db, id, deps.now())
  return {
    sessions: sessions.map(({ user_agent, created_at, last_used_at, ...session }) => {
      const { browser, system } = deviceOf(user_agent)
      const times = { created_at: created_at.toISOString(), last_used_at: last_used_at.toISOString() }
      return { ...session, browser, system, ...times }
    }),
    mail_stops: await findMailStops(deps.db, id),
  }
}

const dated = <Row extends { created_at: Date }>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
})

export const getMemberMoney = async (
  { db }: Deps,
  id: number,
): Promise<ConsoleResponse<'getMemberMoney'>> => ({
  entries: (await findLedger(db, id, rowsMax)).map(dated),
  purchases: (await findPurchases(db, id, rowsMax)).map(dated),
})
