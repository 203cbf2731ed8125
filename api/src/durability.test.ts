import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionCookie } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { migrate } from './infra/db/migrate'
import { openDb } from './infra/db/openDb'
import { createFanout } from './infra/fanout'
import { createSessions } from './http/session'
import { ownSchema } from './testing/engines'
import { hasPostgres, startOwnPostgres } from './testing/ownPostgres'
import type { OwnPostgres } from './testing/ownPostgres'
import { freePort, runApi, until } from './testing/runningApi'
import type { RunningApi } from './testing/runningApi'
import { insertUser } from './testing/users'

interface Place {
  databaseUrl?: string
  dataDir: string
}

const fillSite = async (place: Place) => {
  const db = await openDb(place)
  await migrate(db, ownSchema())
  const sender = await insertUser(db, { paid_user: true, credits: 1000 })
  const other = await insertUser(db)
  const fanout = createFanout()
  const sessions = createSessions({ db, fanout, now: () => new Date(), cacheMs: 0 })
  const token = await sessions.create(db, sender.id)
  await fanout.close()
  await db.close()
  return { senderId: sender.id, otherId: other.id, cookie: `${sessionCookie}=${token}` }
}

const envOf = ({ databaseUrl, dataDir }: Place): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
})

const startSending = (api: RunningApi, cookie: string, otherId: number) => {
  const sent: string[] = []
  const acknowledged: string[] = []
  let isOver = false
  const send = async (key: string): Promise<boolean> => {
    const answer = await fetch(`${api.url}/api/messages.php`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ profile: otherId, kind: 'text', text: key }),
    })
    return answer.ok
  }
  const work = async (worker: number): Promise<void> => {
    for (let index = 0; !isOver; index += 1) {
      const key = `key-${worker}-${index}-of-sends`
      sent.push(key)
      if (await send(key).catch(() => false)) acknowledged.push(key)
      else await new Promise((done) => setTimeout(done, 20))
    }
  }
  const workers = Promise.all([1, 2, 3, 4].map(work))
  return {
    sent,
    acknowledged,
    stop: async () => {
      isOver = true
      await workers
    },
  }
}

const readBooks = async (place: Place, senderId: number) => {
  const db = await openDb(place)
  const texts = await db.many<{ text: string }>(sql`select text from messages order by id`)
  const { spent, booked } = await db.one<{ spent: number; booked: number }>(sql`
    select 1000 - credits as spent,
      (select -coalesce(sum(credits), 0)::int from ledger_entries where user_id = ${senderId} and kind = 'message')
        as booked
    from wallets where user_id = ${senderId}`)
  await db.close()
  return { texts: texts.map(({ text }) => text), spent, booked }
}

describe('acknowledged messages', () => {
  let dataDir: string
  let server: OwnPostgres | undefined
  let api: RunningApi | undefined
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'duetto-durable-'))))
  afterEach(async () => {
    await api?.kill()
    server?.remove()
    server = undefined
    rmSync(dataDir, { recursive: true, force: true })
  })

  const check = async (
    place: Place,
    senderId: number,
    { sent, acknowledged }: Record<'sent' | 'acknowledged', string[]>,
  ) => {
    const { texts, spent, booked } = await readBooks(place, senderId)
    expect(new Set(texts).size).toBe(texts.length)
    expect(acknowledged.filter((key) => !texts.includes(key))).toEqual([])
    expect(texts.filter((key) => !sent.includes(key))).toEqual([])
    expect({ spent, booked }).toEqual({ spent: texts.length, booked: texts.length })
  }
  const many = 60

  const killed = async (place: Place) => {
    const { senderId, otherId, cookie } = await fillSite(place)
    api = await runApi(envOf(place))
    const before = startSending(api, cookie, otherId)
    await until(async () => before.acknowledged.length >= many)
    await api.kill()
    await before.stop()
    await check(place, senderId, before)
  }

  it('[CHAT-02] exist exactly once after the API was killed, on the embedded database', () =>
    killed({ dataDir }))

  const ifServer = hasPostgres() ? it : it.skip

  ifServer(
    '[CHAT-02] is there once after the API was killed, on Postgres (skipped where it is not installed)',
    async () => {
      server = startOwnPostgres(await freePort())
      await killed({ dataDir, databaseUrl: server.url })
    },
  )

  ifServer(
    '[CHAT-02] is there once after Postgres fell over under load, and the API goes on (skipped where it is not installed)',
    async () => {
      server = startOwnPostgres(await freePort())
      const place = { dataDir, databaseUrl: server.url }
      const { senderId, otherId, cookie } = await fillSite(place)
      api = await runApi(envOf(place))
      const sending = startSending(api, cookie, otherId)
      await until(async () => sending.acknowledged.length >= many)
      server.restart()
      const atRestart = sending.acknowledged.length
      await until(async () => sending.acknowledged.length >= atRestart + many)
      await sending.stop()
      expect(api.isAlive()).toBe(true)
      await check(place, senderId, sending)
    },
  )
})
