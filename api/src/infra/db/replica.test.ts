import { pino } from 'pino'
import sql from 'sql-template-tag'
import { hasPostgres, startOwnPostgres } from '../../testing/ownPostgres'
import type { OwnPostgres } from '../../testing/ownPostgres'
import { freePort, until } from '../../testing/runningApi'
import type { DbEngine, Queries } from './Db'
import { openPostgres } from './postgres'
import { openReplica } from './replica'
import type { Replica } from './replica'

const log = pino({ level: 'silent' })
const strict = { lagMaxSeconds: 0, knownForMs: -1 }

const answersFrom = async (db: Queries): Promise<'primary' | 'replica'> => {
  const { is_replica: isReplica } = await db.one<{ is_replica: boolean }>(
    sql`select pg_is_in_recovery() as is_replica`,
  )
  return isReplica ? 'replica' : 'primary'
}

;(hasPostgres() ? describe : describe.skip)('streaming replica', () => {
  let [server, follower]: (OwnPostgres | undefined)[] = []
  let [primary, direct]: (DbEngine | undefined)[] = []
  const opened: Replica[] = []
  const open = (options?: typeof strict) => {
    const replica = openReplica(follower?.url ?? '', primary as DbEngine, log, options)
    opened.push(replica)
    return replica.queries
  }

  beforeAll(async () => {
    server = startOwnPostgres(await freePort())
    follower = startOwnPostgres(await freePort(), server)
    primary = openPostgres({ url: server.url })
    direct = openPostgres({ url: follower.url })
    await primary.script('create table seen (number int)')
  }, 60_000)
  afterAll(async () => {
    for (const each of [...opened, primary, direct]) await each?.close()
    follower?.remove()
    server?.remove()
  })

  it('serves reads; the primary serves writes', async () => {
    const db = open()
    await until(async () => (await answersFrom(db)) === 'replica')
    expect(await db.run(sql`insert into seen values (7)`)).toBe(1)
    await until(async () => (await db.many(sql`select from seen`)).length === 1)
  })

  it('is not used while it lags', async () => {
    const db = open(strict)
    await until(async () => (await answersFrom(db)) === 'replica')
    await direct?.script('select pg_wal_replay_pause()')
    await primary?.run(sql`insert into seen values (8)`)
    await until(async () => (await answersFrom(db)) === 'primary')
    await direct?.script('select pg_wal_replay_resume()')
    await until(async () => (await answersFrom(db)) === 'replica')
  })

  it('causes no errors if it fails or is not a replica, and is used again once it recovers', async () => {
    const db = open(strict)
    await until(async () => (await answersFrom(db)) === 'replica')
    follower?.stop()
    expect(await answersFrom(db)).toBe('primary')
    const patient = open()
    expect(await answersFrom(patient)).toBe('primary')
    follower?.start()
    await until(async () => (await answersFrom(db)) === 'replica')
    const wrong = openReplica(server?.url ?? '', primary as DbEngine, log)
    opened.push(wrong)
    expect(await answersFrom(wrong.queries)).toBe('primary')
  })

  it('is used again after a slow statement, which the primary answers', async () => {
    const db = open({ lagMaxSeconds: 5, knownForMs: 60_000 })
    await until(async () => (await answersFrom(db)) === 'replica')
    const slow = sql`select case when pg_is_in_recovery() then pg_sleep(60)::text else 'primary' end as by`
    expect(await db.one(slow)).toEqual({ by: 'primary' })
    expect(await answersFrom(db)).toBe('replica')
  })

  it('lets the primary report an error in the statement', async () => {
    const db = open()
    await expect(db.many(sql`select 1 / 0`)).rejects.toMatchObject({ code: '22012' })
    expect(await answersFrom(db)).toBe('replica')
  })
})
