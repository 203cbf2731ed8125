import type { Node, SelectStmt } from 'libpg-query'
import { createSameness } from './sameness'

/** A table in a statement, each time it is named. */
export interface Relation {
  id: number
  table: string
  alias: string
}
/** What a name can mean in a query: its own tables first, then those around it. */
interface Scope {
  relations: Relation[]
  /** Names of other sources: a query in `from`, a function, a `with`. */
  others: Set<string>
  outer?: Scope
}

type Columns = (table: string) => readonly string[] | undefined
type Anything = { [key: string]: unknown }

const text = (node: Node | undefined): string => (node && 'String' in node ? (node.String.sval ?? '') : '')

/**
 * The tables that a statement names, and which values must be the same where it finds something: what `=` says in conditions
 * that all hold. What stands below `or` or `not` proves nothing of what is around it.
 */
export const readRelations = (statement: Node, columnsOf: Columns) => {
  const relations: Relation[] = []
  const same = createSameness()

  const relate = (scope: Scope, table: string, alias: string) => {
    if (!columnsOf(table)) return void scope.others.add(alias)
    const relation = { id: relations.length, table, alias }
    relations.push(relation)
    scope.relations.push(relation)
    return relation
  }
  const find = (scope: Scope | undefined, fields: string[]): string | undefined => {
    if (!scope) return undefined
    const [first = '', second] = fields
    if (second === undefined) {
      const owner = scope.relations.find(({ table }) => columnsOf(table)?.includes(first))
      return owner ? columnOf(owner, first) : find(scope.outer, fields)
    }
    const owner = scope.relations.find(({ alias }) => alias === first)
    if (owner) return columnOf(owner, second)
    return scope.others.has(first) ? undefined : find(scope.outer, fields)
  }
  const hasOthers = (scope: Scope | undefined): boolean =>
    scope !== undefined && (scope.others.size > 0 || hasOthers(scope.outer))
  const isMadeOfValues = (node: unknown, scope: Scope): boolean => {
    if (!node || typeof node !== 'object') return true
    if ('ColumnRef' in node) return nameOf(node as Node, scope)?.startsWith('value ') ?? false
    return !('SubLink' in node) && Object.values(node).every((each) => isMadeOfValues(each, scope))
  }
  /** What an expression is, if it is a column, a value or a variable of a function. */
  const nameOf = (node: Node | undefined, scope: Scope): string | undefined => {
    if (!node) return undefined
    if ('TypeCast' in node) return nameOf(node.TypeCast.arg, scope)
    if (!('ColumnRef' in node)) return isMadeOfValues(node, scope) ? `value ${plain(node)}` : undefined
    const fields = (node.ColumnRef.fields ?? []).map(text)
    return (
      find(scope, fields) ?? (fields.length === 1 && !hasOthers(scope) ? `value ${fields[0]}` : undefined)
    )
  }

  const holds = (node: Node | undefined, scope: Scope): void => {
    if (!node) return
    if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR') {
      for (const each of node.BoolExpr.args ?? []) holds(each, scope)
      return
    }
    if ('A_Expr' in node && node.A_Expr.kind === 'AEXPR_OP' && text(node.A_Expr.name?.[0]) === '=')
      same.join(nameOf(node.A_Expr.lexpr, scope), nameOf(node.A_Expr.rexpr, scope))
    walk(node, scope)
  }

  const from = (node: Node | undefined, scope: Scope): void => {
    if (!node) return
    if ('RangeVar' in node) {
      const table = node.RangeVar.relname ?? ''
      relate(scope, table, node.RangeVar.alias?.aliasname ?? table)
    } else if ('JoinExpr' in node) {
      const { larg, rarg, quals, usingClause } = node.JoinExpr
      from(larg, scope)
      const before = scope.relations.length
      from(rarg, scope)
      for (const column of (usingClause ?? []).map(text)) {
        const sides = [scope.relations.slice(0, before), scope.relations.slice(before)].map((side) =>
          side.find(({ table }) => columnsOf(table)?.includes(column)),
        )
        same.join(...(sides.map((side) => side && columnOf(side, column)) as [string?, string?]))
      }
      holds(quals, scope)
    } else {
      const source = Object.values(node)[0] as { alias?: { aliasname?: string } }
      if (source.alias?.aliasname) scope.others.add(source.alias.aliasname)
      walk(node, scope)
    }
  }

  const withQueries = (given: { ctes?: Node[] } | undefined, scope: Scope) => {
    for (const each of given?.ctes ?? []) {
      if (!('CommonTableExpr' in each)) continue
      query(each.CommonTableExpr.ctequery, scope)
      scope.others.add(each.CommonTableExpr.ctename ?? '')
    }
  }

  const select = (node: SelectStmt, scope: Scope): void => {
    withQueries(node.withClause, scope)
    for (const each of node.fromClause ?? []) from(each, scope)
    holds(node.whereClause, scope)
    const { withClause: _with, fromClause: _from, whereClause: _where, larg, rarg, ...rest } = node
    for (const side of [larg, rarg]) if (side) select(side, open(scope))
    walk(rest, scope)
  }

  /** The value that an insert gives a column, row by row. */
  const given = (node: SelectStmt, scope: Scope, place: number): (string | undefined)[] =>
    node.valuesLists
      ? node.valuesLists.map((row) => nameOf('List' in row ? row.List.items?.[place] : undefined, scope))
      : [node.targetList?.[place]].map((each) =>
          nameOf(each && 'ResTarget' in each ? each.ResTarget.val : undefined, scope),
        )

  const query = (node: Node | undefined, outer?: Scope): void => {
    if (!node) return
    const scope = open(outer)
    if ('SelectStmt' in node) return select(node.SelectStmt, scope)
    const kind = ['InsertStmt', 'UpdateStmt', 'DeleteStmt'].find((each) => each in node)
    if (!kind) return walk(node, scope)
    const written = (node as Anything)[kind] as Anything & {
      relation: { relname: string; alias?: { aliasname: string } }
      withClause?: { ctes?: Node[] }
      fromClause?: Node[]
      usingClause?: Node[]
      whereClause?: Node
      cols?: Node[]
      selectStmt?: { SelectStmt: SelectStmt }
    }
    withQueries(written.withClause, scope)
    const { relname, alias } = written.relation
    const target = relate(scope, relname, alias?.aliasname ?? relname)
    for (const each of [...(written.fromClause ?? []), ...(written.usingClause ?? [])]) from(each, scope)
    holds(written.whereClause, scope)
    if (written.selectStmt && target) {
      const inner = open(scope)
      select(written.selectStmt.SelectStmt, inner)
      for (const [place, column] of (written.cols ?? []).entries()) {
        if (!('ResTarget' in column)) continue
        const values = new Set(given(written.selectStmt.SelectStmt, inner, place))
        // Rows of several members are no one's.
        if (values.size === 1) same.join(columnOf(target, column.ResTarget.name ?? ''), [...values][0])
      }
    }
    const {
      withClause: _w,
      fromClause: _f,
      usingClause: _u,
      whereClause: _c,
      selectStmt: _s,
      cols: _n,
      relation: _r,
      ...rest
    } = written
    walk(rest, scope)
  }

  /** Looks for queries inside of anything else. */
  const walk = (node: unknown, scope: Scope): void => {
    if (Array.isArray(node)) for (const each of node) walk(each, scope)
    else if (node && typeof node === 'object') {
      if ('SelectStmt' in node) query(node as Node, scope)
      else for (const each of Object.values(node)) walk(each, scope)
    }
  }

  query(statement)
  return { relations, same }
}

const open = (outer?: Scope): Scope => ({ relations: [], others: new Set(), ...(outer && { outer }) })
const plain = (node: Node) =>
  JSON.stringify(node, (key, value: unknown) => (key === 'location' ? undefined : value))
export const columnOf = ({ id }: Relation, column: string): string => `${id}.${column}`
