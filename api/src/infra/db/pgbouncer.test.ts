import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sql, { raw } from 'sql-template-tag'
import { ownSchema } from '../../testing/engines'
import { hasPostgres, startOwnPostgres } from '../../testing/ownPostgres'
import type { OwnPostgres } from '../../testing/ownPostgres'
import { hasPgbouncer, keepsStatements, startPgbouncer } from '../../testing/pgbouncer'
import { freePort } from '../../testing/runningApi'
import type { DbEngine } from './Db'
import { migrate } from './migrate'
import { openPostgres } from './postgres'

const page = readFileSync(join(__dirname, '../../../../docs/scale.md'), 'utf8')
const linesOf = (form: RegExp) => page.split('\n').filter((line) => form.test(line))
const configuration = linesOf(/^(pool_mode|max_prepared_statements|ignore_startup_parameters) = /)
const statements = linesOf(/^alter role duetto /)

const can = hasPostgres() && hasPgbouncer()
;(can ? describe : describe.skip)('PgBouncer in transaction mode, as docs/scale.md sets it', () => {
  let server: OwnPostgres | undefined
  let pooler: Awaited<ReturnType<typeof startPgbouncer>> | undefined
  const opened: DbEngine[] = []
  const open = () => {
    const db = openPostgres({ url: pooler?.url ?? '', connectMs: 60_000 })
    opened.push(db)
    return db
  }
  let one: DbEngine
  let another: DbEngine

  beforeAll(async () => {
    expect([configuration.length, statements.length]).toEqual([3, 5])
    server = startOwnPostgres(await freePort())
    const direct = openPostgres({ url: server.url })
    await direct.script(statements.join('\n'))
    await direct.close()
    const known = configuration.filter((line) => keepsStatements() || !line.startsWith('max_prepared'))
    pooler = await startPgbouncer(server, [...known, 'default_pool_size = 4'])
    one = open()
    another = open()
    await migrate(one, ownSchema())
  }, 60_000)
  afterAll(async () => {
    for (const db of opened) await db.close()
    await pooler?.stop()
    server?.remove()
  })

  it('applies the connection settings through the role', async () => {
    const read = (name: string) => one.one(sql`select current_setting(${name}) as value`)
    expect(await read('timezone')).toEqual({ value: 'UTC' })
    expect(await read('statement_timeout')).toEqual({ value: '15s' })
    expect(await read('idle_in_transaction_session_timeout')).toEqual({ value: '30s' })
    expect(await read('random_page_cost')).toEqual({ value: '1.1' })
    expect(await read('jit')).toEqual({ value: 'off' })
  })

  it('returns the right result for every statement when two processes prepare them in different orders', async () => {
    const texts = 24
    const ask = (db: DbEngine, step: number) =>
      Promise.all(
        Array.from({ length: 480 }, async (_, index) => {
          const which = (index * step) % texts
          const row = await db.pipelined.one(
            sql`select ${raw(String(which))} as which, ${index}::int as given`,
          )
          expect(row).toEqual({ which, given: index })
        }),
      )
    await Promise.all([ask(one, 5), ask(another, 7)])
    await Promise.all([ask(one, 7), ask(another, 5)])
  })

  it('runs a transaction with its savepoints on one connection, and isolates its lock', async () => {
    await one.script('create table counted (number int); insert into counted values (0)')
    const raise = (db: DbEngine) =>
      db.tx(async (tx) => {
        await tx.run(sql`select pg_advisory_xact_lock(7)`)
        const { number } = await tx.one<{ number: number }>(sql`select number from counted`)
        await tx.tx((inner) => inner.run(sql`update counted set number = ${number + 1}`))
        await tx
          .tx(async (inner) => {
            await inner.run(sql`update counted set number = -1`)
            throw new Error('undone')
          })
          .catch(() => undefined)
      })
    await Promise.all(Array.from({ length: 40 }, (_, index) => raise(index % 2 ? one : another)))
    expect(await one.one(sql`select number from counted`)).toEqual({ number: 40 })
  })

  it('commits each write once over the shared connections', async () => {
    await one.script('create table written (number int)')
    const write = (number: number) =>
      (number % 2 ? one : another).pipelinedWrite.run(sql`insert into written values (${number}::int)`)
    await Promise.all(Array.from({ length: 300 }, (_, number) => write(number)))
    expect(
      await one.one(sql`select count(*) as all, count(distinct number) as different from written`),
    ).toEqual({
      all: 300,
      different: 300,
    })
  })
})
