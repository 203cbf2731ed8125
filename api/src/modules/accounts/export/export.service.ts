import type { Deps } from '../../../app/deps'
import { findHeld, findOwnData, findTables, heldTables } from './export.repository'

/** TRUST-10: everything held about a member, as one object for export. */
export const exportData = async (deps: Deps, userId: number): Promise<Record<string, unknown>> => {
  const { db } = deps
  const { data } = await findOwnData(db, userId)
  const tables = await findTables(db)
  const held: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(heldTables))
    if (tables.has(part.table)) held[name] = await findHeld(db, userId, part)
  return { exported_at: deps.now().toISOString(), account: data, ...held }
}
