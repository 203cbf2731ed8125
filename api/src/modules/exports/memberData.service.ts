import type { Deps } from '../../app/deps'
import { exportedTables } from './exportedTables'
import { relatedParts } from './relatedData'
import { findExportedRows, findOwnData, findTables } from './memberData.repository'

export const exportData = async (deps: Deps, userId: number): Promise<Record<string, unknown>> => {
  const { db } = deps
  const { data } = await findOwnData(db, userId)
  const tables = await findTables(db)
  const rows: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(exportedTables))
    if (tables.has(part.table)) rows[name] = await findExportedRows(db, userId, part)
  for (const [name, { table, find }] of Object.entries(relatedParts))
    if (tables.has(table)) rows[name] = await find(db, userId)
  return { exported_at: deps.now().toISOString(), account: data, ...rows }
}
