import { isNode, nodes } from './nodeTree'
import type { Node, Tree } from './nodeTree'

/**
 * Columns (`range.number`) that conditions and joins prove to be not null, and ranges that are therefore not
 * null-extended.
 */
export interface Proven {
  columns: ReadonlySet<string>
  ranges: ReadonlySet<string>
}

type Functions = ReadonlyMap<string, { isStrict: boolean }>

const cache = new WeakMap<Node, Proven>()

export const provenOf = (query: Node, functions: Functions): Proven => {
  const known = cache.get(query)
  if (known) return known
  const columns = new Set(isNode(query.jointree) ? fromJoin(query.jointree, functions) : [])
  const proven = { columns, ranges: new Set([...columns].map((column) => column.split('.')[0]!)) }
  cache.set(query, proven)
  return proven
}

/** The null-extended side and the condition of an outer join prove nothing. */
const fromJoin = (node: Node, functions: Functions): string[] => {
  if (node.tag === 'FROMEXPR')
    return [
      ...nodes(node.fromlist).flatMap((item) => fromJoin(item, functions)),
      ...fromCondition(node.quals, functions),
    ]
  const inner = node.jointype === '0'
  const left = inner || node.jointype === '1' ? node.larg : undefined
  const right = inner || node.jointype === '3' ? node.rarg : undefined
  const sides = [left, right].filter(isNode).flatMap((side) => fromJoin(side, functions))
  return inner ? [...sides, ...fromCondition(node.quals, functions)] : sides
}

const fromCondition = (node: Tree, functions: Functions): string[] => {
  if (!isNode(node)) return []
  const all = (list: Tree) => nodes(list).map((item) => fromCondition(item, functions))
  switch (node.tag) {
    case 'VAR':
      return node.varlevelsup === '0' ? [`${String(node.varno)}.${String(node.varattno)}`] : []
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
      return fromCondition(node.arg, functions)
    case 'NULLTEST':
      return node.nulltesttype === '1' ? fromCondition(node.arg, functions) : []
    case 'OPEXPR':
    case 'FUNCEXPR':
      return functions.get(String(node.opfuncid ?? node.funcid))?.isStrict ? all(node.args).flat() : []
    case 'SCALARARRAYOPEXPR':
      return fromCondition(nodes(node.args)[0], functions)
    case 'SUBLINK':
      return node.subLinkType === '2' ? fromCondition(node.testexpr, functions) : []
    case 'BOOLEXPR': {
      const [first = [], ...others] = all(node.args)
      if (node.boolop === 'or')
        return first.filter((column) => others.every((other) => other.includes(column)))
      return [first, ...others].flat()
    }
    default:
      return []
  }
}
