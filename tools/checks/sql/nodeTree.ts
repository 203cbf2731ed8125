/** A node of Postgres's parse tree (`pg_node_tree`). */
export interface Node {
  tag: string
  [field: string]: Tree
}
export type Tree = Node | Tree[] | string | null | undefined

const token = /[(){}]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s(){}\\])+/gs

export const parseTree = (text: string): Tree => {
  const tokens = text.match(token) ?? []
  let at = 0
  const node = (): Node => {
    const parsed: Node = { tag: tokens[at++] ?? '' }
    while (tokens[at] !== '}') {
      const field = tokens[at++]?.slice(1) ?? ''
      const values: Tree[] = []
      while (tokens[at] !== '}' && !tokens[at]?.startsWith(':')) values.push(tree())
      parsed[field] = values.length > 1 ? values : values[0]
    }
    at += 1
    return parsed
  }
  const list = (): Tree[] => {
    const values: Tree[] = []
    while (tokens[at] !== ')') values.push(tree())
    at += 1
    return values
  }
  const tree = (): Tree => {
    if (at >= tokens.length) throw new Error('the parse tree ends early')
    const next = tokens[at++]
    if (next === '{') return node()
    if (next === '(') return list()
    if (next === '<>') return null
    return next?.replace(/^"|"$/g, '')
  }
  return tree()
}

export const isNode = (tree: Tree): tree is Node =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree)

export const nodes = (tree: Tree): Node[] => (Array.isArray(tree) ? tree.filter(isNode) : [])
