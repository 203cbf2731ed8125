import { join } from 'node:path'
import { root } from '../../common/packages'
import { checkSql } from './checkSql'
import { openDatabase } from './database'
import type { Database } from './database'
import { createProgram } from './program'

const schema = `
  create type mood as enum ('calm', 'loud');
  create table people (
    id bigint generated always as identity primary key, name text not null, city text, born date not null,
    mood mood not null, tags text[] not null, likes int not null, seen_at timestamptz not null);
  create table photos (id bigint primary key, person_id bigint not null references people, url text not null);`

const head = `
  import sql, { empty, join, raw } from 'sql-template-tag'
  import type { Sql } from 'sql-template-tag'
  declare const db: {
    many: <Row>(statement: Sql) => Promise<Row[]>
    maybe: <Row>(statement: Sql) => Promise<Row | undefined>
    one: <Row>(statement: Sql) => Promise<Row>
    run: (statement: Sql) => Promise<number>
  }
  declare const id: number
  declare const text: string
  declare const maybeText: string | null
  declare const date: Date
  declare const flag: boolean
`

let database: Database
let program: ReturnType<typeof createProgram> | undefined
beforeAll(async () => void (database = await openDatabase([schema])))
afterAll(() => database.close())

const check = async (source: string, { exceptions = {}, minimum = 1 } = {}) => {
  const file = join(root, 'tools/checks/sql/example.ts')
  program = createProgram([file], new Map([[file, head + source]]), program)
  const { errors } = await checkSql({ program, names: [file], exceptions, minimum }, () =>
    Promise.resolve(database),
  )
  return errors
}

const errorsIn = async (source: string, options?: Parameters<typeof check>[1]): Promise<string[]> =>
  (await check(source, options)).map((error) => error.replace(/^\S+:\d+: /, ''))

const errorsByCase = async (cases: Record<string, string>): Promise<Record<string, string>> => {
  const lines = Object.values(cases).map((call) => call.replaceAll('\n', ' '))
  const names = Object.keys(cases)
  const first = head.split('\n').length
  const errors = (await check(lines.join('\n'))).map((error) => {
    const [, line, message] = /:(\d+): (.*)/.exec(error) ?? []
    return [names[Number(line) - first], message] as const
  })
  return Object.fromEntries(errors)
}

const mapValues = <From, To>(
  record: Record<string, From>,
  to: (value: From, key: string) => To,
): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]))

const returning = (statement: string) => `db.many<{ value: string }>(sql\`${statement}\`)`

describe('rows', () => {
  it('passes rows whose names, types and nullability fit', async () => {
    const errors = await errorsIn(`
      db.many<{
        id: number; name: string; city: string | null; born: string; mood: 'calm' | 'loud'; tags: string[]; seen_at: Date
      }>(sql\`select id, name, city, born, mood, tags, seen_at from people where id = \${id}\`)`)
    expect(errors).toEqual([])
  })

  it('reports a renamed column, in the statement or in the row type', async () => {
    const errors = await errorsIn(`
      db.many<{ nickname: string }>(sql\`select nickname from people\`)
      db.many<{ title: string }>(sql\`select name from people\`)`)
    expect(errors).toEqual([
      'column "nickname" does not exist',
      'the statement does not return title',
      'the row type lacks the column name',
    ])
  })

  it('infers the row from the result of the function', async () => {
    const errors = await errorsIn(
      `export const find = (): Promise<{ id: string }> => db.one(sql\`select id from people\`)`,
    )
    expect(errors).toEqual(['id has the type string, but the column is int8'])
  })

  it('reports types that differ', async () => {
    const cases: Record<string, [type: string, pg: string]> = {
      likes: ['string', 'int4'],
      seen_at: ['string', 'timestamptz'],
      born: ['Date', 'date'],
      tags: ['number[]', '_text'],
      mood: ['"calm" | "sad"', 'mood'],
      name: ['any', 'text'],
    }
    const calls = mapValues(
      cases,
      ([type], column) => `db.one<{ ${column}: ${type} }>(sql\`select ${column} from people\`)`,
    )
    expect(await errorsByCase(calls)).toEqual(
      mapValues(cases, ([type, pg], column) => `${column} has the type ${type}, but the column is ${pg}`),
    )
  })

  it('reports columns that can be null', async () => {
    const calls = mapValues(
      {
        'a column': 'select city as value from people',
        'through a subquery': 'select value from (select city as value from people) p',
        'through a CTE': 'with p as (select city as value from people) select value from p',
        'one part of a union': 'select name as value from people union select city from people',
        'the optional side of a join':
          'select f.url as value from people p left join photos f on f.person_id = p.id',
        'a scalar subquery':
          'select (select url from photos f where f.person_id = p.id) as value from people p',
        'an aggregate of all rows': 'select max(name) as value from people',
        'an expression': "select 'in ' || city as value from people",
        'a CASE without ELSE': "select case when likes > 1 then 'x' end as value from people",
        nullif: "select nullif(name, '') as value from people",
        'a cast': 'select city::date::text as value from people',
        'JSON without the key': "select '{}'::jsonb ->> 'key' as value from people",
        'the value that is stored':
          "update people set city = null where city = 'Rome' returning city as value",
        'a returned column': 'update people set likes = 1 returning city as value',
      },
      returning,
    )
    expect(await errorsByCase(calls)).toEqual(
      mapValues(calls, () => 'value has the type string, but the column can be null'),
    )
  })

  it('recognises what excludes null', async () => {
    const calls = mapValues(
      {
        'a condition': 'select city as value from people where city is not null and likes > 1',
        'a comparison': "select city as value from people where city = 'Rome'",
        'both sides of OR': "select city as value from people where city = 'Rome' or city like 'M%'",
        'a condition on the joined table':
          'select f.url as value from people p left join photos f on f.person_id = p.id where f.id > 3',
        coalesce: "select coalesce(city, '') as value from people",
        greatest: 'select greatest(name, city) as value from people',
        'the value that is stored': "update people set city = 'Rome' returning city as value",
        'the group': 'select max(name) as value from people group by likes',
      },
      returning,
    )
    expect(await errorsByCase(calls)).toEqual({})
  })
})

describe('parameters', () => {
  it('passes values that fit', async () => {
    const errors = await errorsIn(`
      db.run(sql\`
        insert into people (name, city, born, mood, tags, likes, seen_at)
        values (\${text}, \${maybeText}, \${text}, \${flag ? 'calm' : 'loud'}, \${[text]}, \${id}, \${date})\`)`)
    expect(errors).toEqual([])
  })

  it('reports a value of another type, and of no known type', async () => {
    const errors = await errorsIn(`
      declare const unknown: unknown
      db.run(sql\`delete from people where likes = \${text}\`)
      db.run(sql\`delete from people where mood = \${text}\`)
      db.run(sql\`delete from people where name = \${unknown}\`)`)
    expect(errors).toEqual([
      'the value of $1 has the type string, but the parameter is int4',
      'the value of $1 has the type string, but the parameter is mood',
      'the value of $1 has the type unknown, but the parameter is text',
    ])
  })

  it('reports null for a column that is not null', async () => {
    const errors = await errorsIn(
      `db.run(sql\`update people set name = \${maybeText}, city = \${maybeText}\`)`,
    )
    expect(errors).toEqual(['the value of $1 has the type string | null, but the column is not null'])
  })

  it('reports a parameter whose type the database cannot determine', async () => {
    const errors = await errorsIn(`db.one(sql\`select \${id} is null as is_null\`)`)
    expect(errors).toEqual(['could not determine data type of parameter $1'])
  })
})

describe('composed statements', () => {
  it('follows variables, functions, conditions, joins, arrays and keys', async () => {
    const errors = await errorsIn(`
      const columns = sql\`p.name, p.wrong_in_variable\`
      const named = (name: string) => sql\`p.wrong_in_function = \${name}\`
      const sources = { a: () => sql\`people\`, b: () => sql\`wrong_in_object\` }
      const passed = (condition: Sql) => db.run(sql\`delete from people p where \${condition}\`)
      export const find = (key: 'a' | 'b', column: 'name' | 'wrong_in_raw') => {
        const conditions = [sql\`true\`]
        if (flag) conditions.push(sql\`wrong_in_array\`)
        const both = (query: (kind: Sql) => Sql) => sql\`\${query(sql\`wrong_in_callback\`)} union \${query(empty)}\`
        return [
          db.run(both((kind) => sql\`select 1 from people where true \${kind}\`)),
          db.run(sql\`select \${columns} from people p\`),
          db.run(sql\`select 1 from people p where \${named(text)}\`),
          db.run(sql\`select 1 from people p \${flag ? sql\`where p.wrong_in_condition\` : empty}\`),
          db.run(sql\`select 1 from \${sources[key]()}\`),
          db.run(sql\`select \${raw(column)} from people\`),
          db.run(sql\`select 1 from people where \${join(conditions, ' and ')}\`),
          db.run(sql\`insert into people (likes) values \${join([id].map((one) => sql\`(\${String(one)})\`))}\`),
          passed(sql\`p.wrong_in_argument\`),
        ]
      }`)
    expect(errors).toEqual([
      'column p.wrong_in_argument does not exist',
      'syntax error at or near "wrong_in_callback"',
      'column p.wrong_in_variable does not exist',
      'column p.wrong_in_function does not exist',
      'column p.wrong_in_condition does not exist',
      'relation "wrong_in_object" does not exist',
      'column "wrong_in_raw" does not exist',
      'column "wrong_in_array" does not exist',
      'the value of $1 has the type string, but the parameter is int4',
    ])
  })

  it('uses the same alternative for the same key', async () => {
    const errors = await errorsIn(`
      export const save = (columns: readonly ('likes' | 'name')[], values: { likes: number; name: string }) =>
        db.run(sql\`update people set \${join(columns.map((column) => sql\`\${raw(column)} = \${values[column]}\`))}\`)`)
    expect(errors).toEqual([])
  })

  it('reports SQL that it cannot determine, unless there is an exception, and exceptions without need', async () => {
    const source = `
      export const erase = (table: string) => db.run(sql\`delete from \${raw(table)}\`)
      export const unused = sql\`select 1\``
    expect(await errorsIn(source, { minimum: 0 })).toEqual([
      'cannot determine the SQL of table',
      'no checked statement uses this SQL',
    ])
    const exceptions = Object.fromEntries(
      ['erase', 'unused', 'gone'].map((name) => [`tools/checks/sql/example.ts#${name}`, 'a reason']),
    )
    expect(await errorsIn(source, { minimum: 0, exceptions })).toEqual([
      'tools/checks/sql/example.ts#gone: this exception is not needed',
    ])
  })
})

it('fails if it finds fewer statements than expected', async () => {
  expect(await errorsIn('')).toEqual(['0 statements found, at least 1 expected'])
})
