import { PGlite } from '@electric-sql/pglite'
import { createNullability, writtenTo } from './nullability'
import type { Catalog } from './nullability'
import { isNode, nodes, parseTree } from './nodeTree'
import type { Node, Tree } from './nodeTree'

export interface PgType {
  name: string
  labels: readonly string[]
  element?: number
}

export interface Column {
  name: string
  type: PgType
  isNullable: boolean
}

export interface Description {
  parameters: PgType[]
  columns: Column[]
  required: ReadonlySet<number>
}

export interface Database {
  describe: (text: string, isNullParameter: (index: number) => boolean) => Promise<Description>
  typeOf: (oid: number) => PgType
  close: () => Promise<void>
}

const readTypes = async (db: PGlite): Promise<Map<number, PgType>> => {
  const { rows } = await db.query<{ oid: number; name: string; element: number; labels: string[] }>(`
    select t.oid, t.typname as name, case when t.typcategory = 'A' then t.typelem else 0 end as element,
      array(select enumlabel::text from pg_enum where enumtypid = t.oid order by enumsortorder) as labels
    from pg_type t`)
  return new Map(
    rows.map(({ oid, name, element, labels }) => [oid, { name, labels, ...(element ? { element } : {}) }]),
  )
}

const readCatalog = async (db: PGlite): Promise<Catalog> => {
  const functions = await db.query<{ oid: number; name: string; strict: boolean }>(
    'select oid, proname as name, proisstrict as strict from pg_proc',
  )
  const required = await db.query<{ id: string }>(
    `select attrelid || '.' || attnum as id from pg_attribute join pg_class c on c.oid = attrelid
     where attnum > 0 and (attnotnull or c.relkind = 'v')`,
  )
  return {
    functions: new Map(
      functions.rows.map(({ oid, name, strict }) => [String(oid), { name, isStrict: strict }]),
    ),
    required: new Set(required.rows.map(({ id }) => id)),
  }
}

const unwrapCast = (node: Tree): Tree =>
  isNode(node) && (node.tag === 'RELABELTYPE' || node.tag === 'COERCEVIAIO') ? unwrapCast(node.arg) : node

const requiredIn = (query: Node, { required }: Catalog): number[] => {
  const range = nodes(query.rtable)[Number(query.resultRelation) - 1]
  return nodes(query.targetList).flatMap(({ resno }) => {
    const value = unwrapCast(writtenTo(query, String(resno)))
    const isRequired = required.has(`${String(range?.relid)}.${String(resno)}`)
    return isRequired && isNode(value) && value.tag === 'PARAM' ? [Number(value.paramid) - 1] : []
  })
}

const hasTree = /^\s*(select|insert|update|delete|with)\b/i

export const openDatabase = async (scripts: readonly string[]): Promise<Database> => {
  const db = await PGlite.create()
  await db.exec('set check_function_bodies = off')
  for (const script of scripts) await db.exec(script)
  const types = await readTypes(db)
  const catalog = await readCatalog(db)
  const typeOf = (oid: number): PgType => types.get(oid) ?? { name: `type ${oid}`, labels: [] }

  const names = new Map(
    [...types].map(([oid, { name, element }]) => [oid, element ? `${typeOf(element).name}[]` : name]),
  )

  /** Undefined unless `text` is a query or data change. Postgres stores the parse tree of a procedure's body. */
  const treeOf = async (text: string, parameters: readonly number[]): Promise<Node | undefined> => {
    if (!hasTree.test(text)) return undefined
    const list = parameters.map((oid) => names.get(oid)).join(', ')
    await db.exec(`create procedure pg_temp.described(${list}) begin atomic ${text}; end`)
    const { rows } = await db.query<{ body: string }>(
      "select prosqlbody::text as body from pg_proc where proname = 'described'",
    )
    await db.exec('drop procedure pg_temp.described')
    const first = (tree: Tree): Tree => (Array.isArray(tree) ? first(tree[0]) : tree)
    const tree = first(parseTree(rows[0]?.body ?? ''))
    return isNode(tree) ? tree : undefined
  }

  return {
    typeOf,
    describe: async (text, isNullParameter) => {
      const { queryParams, resultFields } = await db.describeQuery(text)
      const tree = await treeOf(
        text,
        queryParams.map(({ dataTypeID }) => dataTypeID),
      )
      const isNullable = createNullability(catalog, isNullParameter)
      return {
        parameters: queryParams.map(({ dataTypeID }) => typeOf(dataTypeID)),
        columns: resultFields.map(({ name, dataTypeID }, index) => ({
          name,
          type: typeOf(dataTypeID),
          isNullable: tree !== undefined && isNullable(tree, index),
        })),
        required: new Set(tree ? requiredIn(tree, catalog) : []),
      }
    },
    close: () => db.close(),
  }
}
