import { parsePlPgSQLSync, parseSync } from 'libpg-query'
import type { Node } from 'libpg-query'
import { ownSchema } from '../src/testing/engines'
import type { Statement } from './statements'

const queriesIn = (part: unknown): string[] => {
  if (!part || typeof part !== 'object') return []
  if ('query' in part && typeof part.query === 'string') return [part.query]
  return Object.values(part).flatMap(queriesIn)
}

const bodyOf = (made: Node): string[] => {
  if (!('CreateFunctionStmt' in made)) return []
  const option = made.CreateFunctionStmt.options?.find(
    (each) => 'DefElem' in each && each.DefElem.defname === 'as',
  )
  const parts =
    option && 'DefElem' in option && option.DefElem.arg && 'List' in option.DefElem.arg
      ? option.DefElem.arg.List.items
      : []
  return (parts ?? []).flatMap((part) => ('String' in part ? (part.String.sval ?? '') : []))
}

const isPlpgsql = (text: string) => /language plpgsql/.test(text)

/** Every statement of the database's own functions. */
export const readFunctions = (): Statement[] =>
  ownSchema().functions.flatMap(({ name, text }) => {
    const queries = isPlpgsql(text)
      ? queriesIn(parsePlPgSQLSync(text))
      : (parseSync(text).stmts ?? []).flatMap(({ stmt }) => (stmt ? bodyOf(stmt) : []))
    return queries
      .filter((query) => /^\s*(select|insert|update|delete|with)\b/i.test(query))
      .map((query) => ({ place: `src/infra/db/functions/${name}.sql`, text: query.trim() }))
  })
