import { AsyncResource } from 'node:async_hooks'
import sql from 'sql-template-tag'
import { describeOnEachEngine, openTestEngine } from '../../testing/engines'
import type { DbEngine } from './Db'
import { DbUnavailable } from './databaseErrors'

describeOnEachEngine('pipelined statements', (engine) => {
  let db: DbEngine
  beforeAll(async () => (db = await openTestEngine(engine)))
  afterAll(() => db.close())

  const echo = (number: number) =>
    db.pipelined.one<{ number: number; pid: number }>(
      sql`select ${number}::int as number, pg_backend_pid() as pid`,
    )

  it('each get their own result', async () => {
    const numbers = Array.from({ length: 500 }, (_, index) => index)
    expect((await Promise.all(numbers.map(echo))).map(({ number }) => number)).toEqual(numbers)
  })

  it('a failed one does not affect the others', async () => {
    const broken = (by: number) => db.pipelined.one(sql`select 1 / ${by}::int as number`)
    const answers = await Promise.allSettled([echo(1), broken(0), echo(2), broken(0), echo(3)])
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
  })

  it('succeed after the table that they were prepared for has changed', async () => {
    await db.script(`create table changing (number int); insert into changing values (7)`)
    const read = () => db.pipelined.one(sql`select number from changing`)
    expect(await read()).toEqual({ number: 7 })
    await db.script(`alter table changing alter number type text`)
    expect(await read()).toEqual({ number: '7' })
  })

  if (engine === 'pglite') return

  const connectionsOf = async (count: number) => {
    const rows = await Promise.all(Array.from({ length: count }, (_, index) => echo(index)))
    return new Set(rows.map(({ pid }) => pid)).size
  }

  it('share two connections, and overflow to the pool', async () => {
    expect(await connectionsOf(64)).toBe(2)
    expect(await connectionsOf(500)).toBeGreaterThan(2)
  })

  it('continue on a new connection after theirs broke', async () => {
    const { pid } = await echo(1)
    const slow = db.pipelined.one(sql`select pg_sleep(20)`)
    const isAsleep = async () =>
      (await db.maybe(sql`select 1 from pg_stat_activity where pid = ${pid} and wait_event = 'PgSleep'`)) !==
      undefined
    while (!(await isAsleep()));
    await db.run(sql`select pg_terminate_backend(${pid})`)
    await expect(slow).rejects.toThrow(DbUnavailable)
    expect((await echo(2)).pid).not.toBe(pid)
  })

  it('that wait for a locked table delay no others, and complete', async () => {
    await db.script(`create table locked (n int); insert into locked values (3)`)
    const read = () => db.pipelined.one<{ n: number }>(sql`select n from locked`)
    const outside = new AsyncResource('request')
    let blocked: Promise<unknown> | undefined
    await db.tx(async (tx) => {
      await tx.script(`lock table locked in access exclusive mode`)
      blocked = outside.runInAsyncScope(() => Promise.all([read(), read()]))
      expect(await outside.runInAsyncScope(() => echo(1))).toMatchObject({ number: 1 })
    })
    expect(await blocked).toEqual([{ n: 3 }, { n: 3 }])
  })

  it('that wait long for a row lock delay no others, and complete', async () => {
    await db.script(`create table counters (id int, n int); insert into counters values (1, 0), (2, 0)`)
    const add = (id: number) =>
      db.pipelinedWrite.one<{ n: number }>(sql`update counters set n = n + 1 where id = ${id} returning n`)
    const outside = new AsyncResource('request')
    let blocked: Promise<unknown> | undefined
    await db.tx(async (tx) => {
      await tx.run(sql`update counters set n = 10 where id = 1`)
      blocked = outside.runInAsyncScope(() => add(1))
      expect(await outside.runInAsyncScope(() => add(2))).toEqual({ n: 1 })
    })
    expect(await blocked).toEqual({ n: 11 })
  })
})
