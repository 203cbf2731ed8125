import type { Node } from 'libpg-query'
import { columnOf, readRelations } from './relations'
import { places } from './tables'

export type Reach =
  /** Names no table in shards. */
  | 'none'
  /** One member's rows: one shard of each table. */
  | 'one'
  /** Every shard, each for itself. */
  | 'all'
  /** Rows of several members at once. */
  | 'several'

const keyOf = (table: string): string | undefined => {
  const place = places[table]
  return place && 'by' in place ? place.by : undefined
}

/** How many shards a statement reaches. */
export const judge = (
  statement: Node,
  columnsOf: (table: string) => readonly string[] | undefined,
): Reach => {
  const { relations, same } = readRelations(statement, columnsOf)
  const members = relations.flatMap((relation) => {
    const key = keyOf(relation.table)
    return key ? [same.groupOf(columnOf(relation, key))] : []
  })
  const [first] = members
  if (!first) return 'none'
  if (members.some((group) => group !== first)) return 'several'
  return [...first].some((name) => name.startsWith('value ')) ? 'one' : 'all'
}
