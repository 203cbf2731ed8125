import { AsyncResource } from 'node:async_hooks'
import sql from 'sql-template-tag'
import { DbUnavailable } from './faults'
import { openPostgres } from './postgres'

const { TEST_DATABASE_URL: url } = process.env
const describeOnPostgres = url ? describe : describe.skip
if (!url) console.warn('quick statements are tested on Postgres only: set TEST_DATABASE_URL')

describeOnPostgres('quick statements', () => {
  const open = () => openPostgres({ url: url ?? '', onError: () => undefined })
  let db: ReturnType<typeof open>
  beforeEach(() => (db = open()))
  afterEach(() => db.close())

  const echo = (number: number) =>
    db.quick.one<{ number: number; pid: number }>(
      sql`select ${number}::int as number, pg_backend_pid() as pid`,
    )

  it('each get their own answer, over two connections', async () => {
    const numbers = Array.from({ length: 64 }, (_, index) => index)
    const rows = await Promise.all(numbers.map(echo))
    expect(rows.map(({ number }) => number)).toEqual(numbers)
    expect(new Set(rows.map(({ pid }) => pid)).size).toBe(2)
  })

  it('that find no room there are asked over the pool', async () => {
    const numbers = Array.from({ length: 500 }, (_, index) => index)
    const rows = await Promise.all(numbers.map(echo))
    expect(rows.map(({ number }) => number)).toEqual(numbers)
    expect(new Set(rows.map(({ pid }) => pid)).size).toBeGreaterThan(2)
  })

  it('one that fails leaves those beside it alone', async () => {
    const broken = (by: number) => db.quick.one(sql`select 1 / ${by}::int as number`)
    const answers = await Promise.allSettled([echo(1), broken(0), echo(2), broken(0), echo(3)])
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
  })

  it('go on over a new connection when theirs broke', async () => {
    const { pid } = await echo(1)
    const slow = db.quick.one(sql`select pg_sleep(20)`)
    const isAsleep = async () =>
      (await db.maybe(sql`select 1 from pg_stat_activity where pid = ${pid} and wait_event = 'PgSleep'`)) !==
      undefined
    while (!(await isAsleep()));
    await db.run(sql`select pg_terminate_backend(${pid})`)
    await expect(slow).rejects.toThrow(DbUnavailable)
    expect((await echo(2)).pid).not.toBe(pid)
  })

  it('are answered after a change of the table that they were prepared for', async () => {
    const table = sql`quick_${sql([String(process.pid)])}`
    await db.script(
      `drop table if exists ${table.text}; create table ${table.text} (number int); insert into ${table.text} values (7)`,
    )
    const read = () => db.quick.one(sql`select number from ${table}`)
    expect(await read()).toEqual({ number: 7 })
    await db.script(`alter table ${table.text} alter number type text`)
    expect(await read()).toEqual({ number: '7' })
    await db.script(`drop table ${table.text}`)
  })

  it('that write and wait for a row for long keep nobody behind them waiting, and are done in the end', async () => {
    const table = `quick_${process.pid}`
    await db.script(
      `drop table if exists ${table}; create table ${table} (id int, n int); insert into ${table} values (1, 0), (2, 0)`,
    )
    const add = (id: number) =>
      db.quickWrite.one<{ n: number }>(sql`update ${sql([table])} set n = n + 1 where id = ${id} returning n`)
    // Asked from outside of the transaction, as another request does.
    const outside = new AsyncResource('request')
    let blocked: Promise<unknown> | undefined
    await db.tx(async (tx) => {
      await tx.run(sql`update ${sql([table])} set n = 10 where id = 1`)
      blocked = outside.runInAsyncScope(() => add(1))
      expect(await outside.runInAsyncScope(() => add(2))).toEqual({ n: 1 })
    })
    expect(await blocked).toEqual({ n: 11 })
    await db.script(`drop table ${table}`)
  })
})
