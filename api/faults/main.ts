/** `npm run test:faults`: kills and outages under load, with an audit after each, and the time to recover. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionCookie } from '@duetto/shared/domain'
import { Redis } from 'ioredis'
import sharp from 'sharp'
import { createSessions } from '../src/http/session'
import { createFanout } from '../src/infra/fanout'
import { migrate } from '../src/infra/db/migrate'
import { openDb } from '../src/infra/db/openDb'
import { readSchema } from '../src/infra/db/schema'
import { hasPostgres, startOwnPostgres } from '../src/testing/ownPostgres'
import type { OwnPostgres } from '../src/testing/ownPostgres'
import { freePort, runApi } from '../src/testing/runningApi'
import { insertUser } from '../src/testing/users'
import { audit } from './audit'
import { hasRedis, startOwnRedis } from './ownRedis'
import { startSenders } from './senders'

const outageMs = 3000
/** Longer than the API's connection time-out. */
const frozenMs = 5000
const calmMs = 1000
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

interface Fault {
  name: string
  /** Resolves when the fault has been repaired. */
  cause: () => Promise<void>
  /** It must not cause any refusals. */
  isUnnoticed?: boolean
}

type Servers = { dataDir: string; postgres: OwnPostgres; redis: ReturnType<typeof startOwnRedis> }

const withServers = async (work: (servers: Servers) => Promise<number>): Promise<number> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'duetto-faults-'))
  const postgres = startOwnPostgres(await freePort())
  const redis = startOwnRedis(await freePort())
  try {
    return await work({ dataDir, postgres, redis })
  } finally {
    await redis.end('SIGKILL')
    postgres.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const run = async ({ dataDir, postgres, redis }: Servers): Promise<number> => {
  const place = { dataDir, databaseUrl: postgres.url }
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    // Nothing listens there: mail server and provider are down throughout.
    SMTP_URL: 'smtp://127.0.0.1:9',
    PAYMENT_PROVIDER_URL: 'http://127.0.0.1:9',
    PAYMENT_SECRET: 'a secret of this run alone',
  }
  const db = await openDb(place)
  await migrate(db, readSchema(join(__dirname, '../src/infra/db')))
  const sender = await insertUser(db, { paid_user: true, credits: 1_000_000 })
  const other = await insertUser(db)
  const fanout = createFanout({})
  const sessions = createSessions({ db, fanout, now: () => new Date(), cacheMs: 0 })
  const cookie = `${sessionCookie}=${await sessions.create(db, sender.id)}`
  let api = await runApi(env)
  const senders = startSenders({ url: () => api.url, cookie, to: other.id, workers: 4 })
  let faultCount = 0
  const say = (name: string, text: string, isRight: boolean) => {
    if (!isRight) faultCount += 1
    console.log(`${isRight ? 'ok   ' : 'FAULT'} ${name.padEnd(28)} ${text}`)
  }

  const faults: Fault[] = [
    {
      name: 'API killed',
      cause: async () => {
        await api.kill()
        api = await runApi(env)
      },
    },
    {
      name: 'Postgres stopped',
      cause: async () => {
        postgres.stop()
        await pause(outageMs)
        postgres.start()
      },
    },
    { name: 'Postgres fell over', cause: async () => postgres.restart() },
    {
      name: 'Postgres frozen',
      cause: async () => {
        postgres.signal('SIGSTOP')
        await pause(frozenMs)
        postgres.signal('SIGCONT')
      },
    },
    {
      name: 'Redis stopped',
      isUnnoticed: true,
      cause: async () => {
        await redis.end('SIGTERM')
        await pause(outageMs)
        redis.start()
      },
    },
    {
      name: 'Redis killed',
      isUnnoticed: true,
      cause: async () => {
        await redis.end('SIGKILL')
        await pause(outageMs)
        redis.start()
      },
    },
    {
      name: 'Redis frozen',
      isUnnoticed: true,
      cause: async () => {
        redis.signal('SIGSTOP')
        await pause(outageMs)
        redis.signal('SIGCONT')
      },
    },
    {
      name: 'Redis emptied',
      isUnnoticed: true,
      cause: async () => {
        const client = new Redis(redis.url)
        await client.flushall()
        client.disconnect()
      },
    },
  ]
  try {
    for (const { name, cause, isUnnoticed = false } of faults) {
      await pause(calmMs)
      senders.refused.clear()
      senders.takeSlowest()
      await cause()
      const firstMs = await senders.nextAcknowledgement()
      const refused = [...senders.refused].map(([status, count]) => `${status || 'none'} ×${count}`)
      const wrong = await audit(db, sender.id, [...senders.acknowledged])
      const unforeseen = [...senders.refused.keys()].filter((status) => ![0, 503].includes(status))
      const isRight = wrong.length === 0 && unforeseen.length === 0 && !(isUnnoticed && refused.length > 0)
      const facts = [
        `first acknowledgement ${Math.round(firstMs)} ms after the return`,
        `slowest ${Math.round(senders.takeSlowest())} ms`,
        `refused ${refused.join(', ') || '0'}`,
        ...wrong,
      ]
      say(name, facts.join('; '), isRight)
    }

    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer()
    const upload = async () => {
      const body = new FormData()
      body.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'a.jpg')
      return (await fetch(`${api.url}/api/photo.php`, { method: 'POST', headers: { cookie }, body })).status
    }
    // A file in place of the folder simulates an unwritable disk, even for root.
    rmSync(join(dataDir, 'media'), { recursive: true, force: true })
    writeFileSync(join(dataDir, 'media'), '')
    const [broken, ready] = [await upload(), await (await fetch(`${api.url}/api/health/ready`)).text()]
    rmSync(join(dataDir, 'media'))
    say(
      'photos cannot be written',
      `upload ${broken}, ready says ${ready}`,
      broken === 503 && ready.includes('storage'),
    )
    say('photos can be written again', `upload ${await upload()}`, (await upload()) === 200)
    const paying = await fetch(`${api.url}/api/payment.php`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': 'a-key-of-paying' },
      body: JSON.stringify({ package: 'p1', method: 'creditcard' }),
    })
    say('provider away', `answers ${paying.status}`, paying.status < 500 || paying.status === 503)
    await senders.stop()
    const wrong = await audit(db, sender.id, senders.acknowledged)
    say(
      'the whole run',
      `${senders.acknowledged.length} acknowledged; ${wrong.join('; ') || 'books and messages are right'}`,
      wrong.length === 0,
    )
  } finally {
    await api.kill()
    await db.close()
    await fanout.close()
  }
  return faultCount
}

if (hasPostgres() && hasRedis())
  withServers(run).then(
    (faultCount) => process.exit(faultCount === 0 ? 0 : 1),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
else {
  console.error('These tests need Postgres and Redis: install the packages postgresql and redis-server.')
  process.exitCode = 1
}
