import { isNode, nodes } from './nodeTree'
import type { Node, Tree } from './nodeTree'
import { provenOf } from './proven'

export interface Catalog {
  functions: ReadonlyMap<string, { name: string; isStrict: boolean }>
  required: ReadonlySet<string>
}

const lookups =
  /^(jsonb?_(object_field|array_element|extract_path)\w*|array_(length|position|lower|upper)|substring)$/
/** Aggregate and window functions that never return null. */
const counts = /^(count|row_number|rank|dense_rank)$/

/**
 * Except for `lookups` and aggregates, assumes that strict functions return null only for null arguments, and other
 * functions never.
 */
export const createNullability = (
  { functions, required }: Catalog,
  isNullParameter: (index: number) => boolean,
) => {
  const functionOf = (oid: Tree) => functions.get(String(oid))
  const some = (list: Tree, scope: readonly Node[]) => nodes(list).some((node) => isNullable(node, scope))

  /** `scope`: the query and its enclosing queries, innermost first. `varlevelsup` is an index into it. */
  const isTargetNullable = (index: number, scope: readonly Node[]): boolean => {
    const [query] = scope
    if (!query) return false
    if (isNode(query.setOperations))
      return leaves(query.setOperations).some((leaf) => {
        const { subquery } = rangeOf(query, leaf)
        return isNode(subquery) && isTargetNullable(index, [subquery, ...scope])
      })
    const list = query.commandType === '1' ? query.targetList : query.returningList
    return isNullable(nodes(list).filter(({ resjunk }) => resjunk !== 'true')[index]?.expr, scope)
  }

  const isVariableNullable = (node: Node, scope: readonly Node[]): boolean => {
    const owners = scope.slice(Number(node.varlevelsup))
    const [query] = owners
    if (!query || Number(node.varattno) < 1) return false
    const written =
      node.varno === query.resultRelation && !query.onConflict
        ? writtenTo(query, String(node.varattno))
        : undefined
    if (written) return isNullable(written, [{ ...query, resultRelation: '0' }, ...owners.slice(1)])
    const proven = provenOf(query, functions)
    if (proven.columns.has(`${String(node.varno)}.${String(node.varattno)}`)) return false
    const isOptional = (node.varnullingrels as Tree[]).length > 1 && !proven.ranges.has(String(node.varno))
    return isOptional || isColumnNullable(node, owners)
  }

  const isColumnNullable = ({ varno, varattno }: Node, owners: readonly Node[]): boolean => {
    const query = owners[0]!
    const range = rangeOf(query, varno)
    const index = Number(varattno) - 1
    if (isNode(range.subquery)) return isTargetNullable(index, [range.subquery, ...owners])
    if (range.ctename) return isCteNullable(range, index, owners)
    if (range.joinaliasvars) return isNullable(nodes(range.joinaliasvars)[index], owners)
    if (range.groupexprs) return isNullable(nodes(range.groupexprs)[index], owners)
    if (Array.isArray(range.values_lists))
      return range.values_lists.some((row) => isNullable(nodes(row)[index], owners))
    return range.relid !== undefined && !required.has(`${String(range.relid)}.${String(varattno)}`)
  }

  const isCteNullable = ({ ctename, ctelevelsup }: Node, index: number, owners: readonly Node[]): boolean => {
    const around = owners.slice(Number(ctelevelsup))
    const cte = nodes(around[0]?.cteList).find((candidate) => candidate.ctename === ctename)
    return isNode(cte?.ctequery) && isTargetNullable(index, [cte.ctequery, ...around])
  }

  const isSubqueryNullable = ({ subLinkType, subselect }: Node, scope: readonly Node[]): boolean => {
    if (subLinkType !== '4' || !isNode(subselect)) return false
    const hasOneRow = subselect.hasAggs === 'true' && !subselect.groupClause
    return !hasOneRow || isTargetNullable(0, [subselect, ...scope])
  }

  const isAggregateNullable = ({ aggfnoid, winfnoid, args }: Node, scope: readonly Node[]): boolean => {
    if (counts.test(functionOf(aggfnoid ?? winfnoid)?.name ?? '')) return false
    const isWholeTable = scope[0]?.groupClause === null
    const given = nodes(args).map((arg) => (arg.tag === 'TARGETENTRY' ? arg.expr : arg))
    return isWholeTable || some(given, scope)
  }

  const isCallNullable = (node: Node, scope: readonly Node[]): boolean => {
    const called = functionOf(node.funcid ?? node.opfuncid)
    return called?.isStrict === true && (lookups.test(called.name) || some(node.args, scope))
  }

  const every = (list: Tree, scope: readonly Node[]) => nodes(list).every((node) => isNullable(node, scope))

  const isNullable = (node: Tree, scope: readonly Node[]): boolean => {
    if (!isNode(node)) return false
    switch (node.tag) {
      case 'VAR':
        return isVariableNullable(node, scope)
      case 'PARAM':
        return isNullParameter(Number(node.paramid) - 1)
      case 'CONST':
        return node.constisnull === 'true'
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COLLATEEXPR':
        return isNullable(node.arg, scope)
      case 'FUNCEXPR':
      case 'OPEXPR':
        return isCallNullable(node, scope)
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return some(node.args, scope)
      case 'NULLIFEXPR':
        return true
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return every(node.args, scope)
      case 'CASEEXPR':
        return (
          isNullable(node.defresult, scope) ||
          nodes(node.args).some(({ result }) => isNullable(result, scope))
        )
      case 'AGGREF':
      case 'WINDOWFUNC':
        return isAggregateNullable(node, scope)
      case 'SUBLINK':
        return isSubqueryNullable(node, scope)
      default:
        return false
    }
  }

  return (query: Node, index: number): boolean => isTargetNullable(index, [query])
}

const rangeOf = (query: Node, number: Tree): Node =>
  nodes(query.rtable)[Number(number) - 1] ?? { tag: 'none' }

const leaves = (node: Tree): Tree[] => {
  if (!isNode(node)) return []
  return node.tag === 'RANGETBLREF' ? [node.rtindex] : [...leaves(node.larg), ...leaves(node.rarg)]
}

export const writtenTo = (query: Node, column: string): Tree =>
  nodes(query.targetList).find(({ resno }) => resno === column)?.expr
