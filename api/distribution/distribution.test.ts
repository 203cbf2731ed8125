import { loadModule, parseSync } from 'libpg-query'
import type { Node } from 'libpg-query'
import { openTestEngine } from '../src/testing/engines'
import { readFunctions } from './functions'
import { judge } from './judge'
import type { Reach } from './judge'
import { readTables } from './schemaFacts'
import type { TableFacts } from './schemaFacts'
import { readStatements } from './statements'
import type { Statement } from './statements'
import { beyondOneMember, places, refusedOnCitus } from './tables'

beforeAll(loadModule)

describe('tables on several servers', () => {
  let tables: Map<string, TableFacts>
  let statements: Statement[]
  beforeAll(async () => {
    const db = await openTestEngine()
    tables = await readTables(db)
    await db.close()
    statements = [...readStatements(), ...readFunctions()]
  })
  const factsOf = (table: string): TableFacts => {
    const facts = tables.get(table)
    if (!facts) throw new Error(`there is no table ${table}`)
    return facts
  }
  const reachOf = (text: string): Reach =>
    judge(parseSync(text).stmts?.[0]?.stmt as Node, (table) => tables.get(table)?.columns)

  it('each have a place', () => {
    expect(Object.keys(places).sort()).toEqual([...tables.keys()].sort())
  })

  it('in shards can keep what they promise: unique keys hold the member, and point at what every machine has', () => {
    for (const [table, place] of Object.entries(places)) {
      if (!('by' in place)) continue
      for (const unique of factsOf(table).unique)
        expect([table, unique]).toEqual([table, expect.arrayContaining([place.by])])
      for (const { to } of factsOf(table).references) expect(places[to]).toEqual({ everywhere: true })
    }
  })

  it('stay whole where a key lacks the member, where one that stays points at them, or where Citus refused a statement', () => {
    const stays = (table: string) => 'first' in (places[table] ?? {})
    const pointedAt = new Set(
      [...tables]
        .filter(([table]) => stays(table))
        .flatMap(([, facts]) => facts.references.map(({ to }) => to)),
    )
    for (const [table, place] of Object.entries(places)) {
      if (!('first' in place)) continue
      const { unique, references } = factsOf(table)
      const members = references
        .filter(({ to }) => ['users', 'wallets'].includes(to))
        .flatMap(({ columns }) => columns)
      const canKeepItsKeys = (column: string) => unique.every((key) => key.includes(column))
      const isFree = members.some(canKeepItsKeys) && !pointedAt.has(table)
      const refused = statements.some(
        ({ place: where, text }) => where === place.refused && new RegExp(`\\b${table}\\b`).test(text),
      )
      expect([table, isFree]).toEqual([table, refused])
    }
  })

  it('are reached by statements that name one member, but for those that say why not', () => {
    expect(statements.length).toBeGreaterThan(380)
    const found = new Set(
      statements.filter(({ text }) => ['all', 'several'].includes(reachOf(text))).map(({ place }) => place),
    )
    expect([...found].sort()).toEqual(Object.keys(beyondOneMember).sort())
    expect(statements.filter(({ text }) => reachOf(text) === 'one').length).toBeGreaterThan(20)
  })

  it('are spoken of by statements that are still there', () => {
    const known = new Set(statements.map(({ place }) => place))
    expect(refusedOnCitus.filter((place) => !known.has(place))).toEqual([])
  })
})

describe('how many shards a statement reaches', () => {
  const columns: Record<string, string[]> = {
    swipe_days: ['user_id', 'day'],
    member_versions: ['user_id'],
    users: ['id'],
  }
  it.each<[Reach, string]>([
    ['none', 'select 1 from users where id = $1'],
    ['one', 'select 1 from swipe_days where user_id = $1'],
    ['one', 'select 1 from swipe_days d join member_versions v using (user_id) where d.user_id = $1'],
    ['one', 'select 1 from users u join swipe_days d on d.user_id = u.id where u.id = $1 and d.day = $2'],
    ['one', 'insert into swipe_days (day, user_id) values ($1, least($2, $3))'],
    [
      'one',
      'insert into swipe_days (user_id, day) select $1, day from member_versions v where v.user_id = $1',
    ],
    ['one', 'select 1 from users u where exists (select 1 from swipe_days where user_id = $1)'],
    ['all', 'select 1 from swipe_days where day = $1'],
    ['all', 'select 1 from swipe_days where user_id = $1 or day = $2'],
    ['all', 'select 1 from swipe_days where not user_id = $1'],
    ['all', 'select 1 from swipe_days where user_id in ($1, $2)'],
    ['all', 'insert into member_versions (user_id) values ($1), ($2)'],
    ['all', 'select 1 from swipe_days d join member_versions v on v.user_id = d.user_id'],
    ['several', 'select 1 from swipe_days d join member_versions v on v.user_id = $2 where d.user_id = $1'],
    ['several', 'select 1 from swipe_days d, member_versions v where d.user_id = $1'],
  ])('%s: %s', (reach, text) => {
    expect(judge(parseSync(text).stmts?.[0]?.stmt as Node, (table) => columns[table])).toBe(reach)
  })
})
