import { loadModule, parseSync } from 'libpg-query'
import type { Node } from 'libpg-query'
import pg from 'pg'
import { migrate } from '../src/infra/db/migrate'
import { openPostgres } from '../src/infra/db/postgres'
import { ownSchema } from '../src/testing/engines'
import { hasPostgres, startOwnPostgres } from '../src/testing/ownPostgres'
import type { OwnPostgres } from '../src/testing/ownPostgres'
import { freePort } from '../src/testing/runningApi'
import { citusSettings, distribute, hasCitus } from './distribute'
import { judge } from './judge'
import { readTables } from './schemaFacts'
import type { TableFacts } from './schemaFacts'
import { readStatements } from './statements'
import { refusedOnCitus } from './tables'

/** A value of each type that statements take. */
const samples: [RegExp, string][] = [
  [/^bigint\[\]$/, `'{11,22}'::bigint[]`],
  [/\[\]$/, `'{}'`],
  [/timestamp|date/, `'2026-01-01'`],
  [/json/, `'{}'`],
  [/bytea/, `'\\x00'`],
  [/uuid/, 'gen_random_uuid()'],
  [/^message_kind$/, `'text'`],
  [/^ledger_kind$/, `'message'`],
  [/int|double|numeric/, '11'],
  [/boolean/, 'true'],
]
const sampleOf = (type: string) => `${samples.find(([form]) => form.test(type))?.[1] ?? `'1'`}::${type}`

const can = hasPostgres() && hasCitus()
;(can ? describe : describe.skip)('Citus', () => {
  let server: OwnPostgres | undefined
  let client: pg.Client
  let tables: Map<string, TableFacts>

  beforeAll(async () => {
    await loadModule()
    const port = await freePort()
    server = startOwnPostgres(port, undefined, citusSettings)
    const db = openPostgres({ url: server.url })
    await migrate(db, ownSchema())
    await distribute(db, port)
    tables = await readTables(db)
    await db.close()
    client = new pg.Client(server.url)
    await client.connect()
  }, 120_000)
  afterAll(async () => {
    await client.end()
    server?.remove()
  })

  /** The plan, or why there is none. */
  const planOf = async (text: string): Promise<string> => {
    await client.query('deallocate all')
    await client.query(`prepare statement as ${text}`)
    const { rows } = await client.query<{ types: string[] }>(
      `select parameter_types::text[] as types from pg_prepared_statements where name = 'statement'`,
    )
    const given = (rows[0]?.types ?? []).map(sampleOf).join(', ')
    const plan = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute statement${given && `(${given})`}`,
    )
    return plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  it('takes every statement but those that are known, and sends to one shard what names one member', async () => {
    const refused = new Set<string>()
    const faults: string[] = []
    for (const { place, text } of readStatements()) {
      if (text.includes('any_name')) continue
      const reach = judge(parseSync(text).stmts?.[0]?.stmt as Node, (table) => tables.get(table)?.columns)
      try {
        const plan = await planOf(text)
        if (reach === 'one' && /Task Count: (?!1\b)/.test(plan)) faults.push(`${place}: ${plan}`)
      } catch {
        refused.add(place)
      }
    }
    expect(faults).toEqual([])
    expect([...refused].sort()).toEqual([...refusedOnCitus].sort())
  }, 120_000)
})
