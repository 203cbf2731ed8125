import type { ConsoleResponse } from '@duetto/shared/contract/console'
import type { Deps } from '../../app/deps'
import {
  findByEmail,
  findByName,
  findByReference,
  findByTag,
  findMembersById,
  findNewest,
} from './memberSearch.repository'
import type { FoundMember } from './memberSearch.repository'
import { pageOf, rowsFor } from './page'

export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1•••')

export const presentMember = <Row extends FoundMember>({
  email,
  created_at,
  last_active,
  ...member
}: Row) => ({
  ...member,
  email: maskEmail(email),
  created_at: created_at.toISOString(),
  last_active: last_active.toISOString(),
})

const findRows = ({ db }: Deps, q: string, page: ReturnType<typeof rowsFor>): Promise<FoundMember[]> => {
  if (q === '') return findNewest(db, page)
  if (q.startsWith('#')) return findByTag(db, q.slice(1).toLowerCase(), page)
  if (/^\d{1,15}$/.test(q)) return findMembersById(db, Number(q), page)
  if (q.includes('@')) return findByEmail(db, q, page)
  // References of reports (R-…) and complaints (C-…) need not contain a digit.
  return /\d|^[rc]-/i.test(q) ? findByReference(db, q, page) : findByName(db, q, page)
}

export const searchMembers = async (
  deps: Deps,
  { q, page }: { q: string; page: number },
): Promise<ConsoleResponse<'searchMembers'>> => {
  const { rows, has_more } = pageOf(await findRows(deps, q, rowsFor(page)))
  return { members: rows.map(presentMember), has_more }
}
