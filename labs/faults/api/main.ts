/**
 * `npm run faults -- api [word]`: breaks parts of the site under load and audits the data after each fault. Faults of
 * the API, worker, Postgres and Redis also measure the time from the end of the fault to the next acknowledged message.
 * `word` selects faults by a part of their name; those of the photo disk, mail server and payment provider are the
 * groups `disk`, `mail` and `provider`. Needs Linux, Postgres and Redis. Tests a full and a read-only disk on a small
 * tmpfs if it can mount one (as root); otherwise replaces the photo folder with a file.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sessionCookie } from '@duetto/shared/domain'
import { createSessions } from '../../../api/src/http/session'
import { createFanout } from '../../../api/src/infra/fanout'
import type { Db } from '../../../api/src/infra/db/Db'
import { migrate } from '../../../api/src/infra/db/migrate'
import { openDb } from '../../../api/src/infra/db/openDb'
import { readSchema } from '../../../api/src/infra/db/schema'
import { hasPostgres, startOwnPostgres } from '../../../api/src/testing/ownPostgres'
import { freePort } from '../../../api/src/testing/runningApi'
import { insertUser } from '../../../api/src/testing/users'
import { audit } from './audit'
import { checkOthers } from './checkOthers'
import { openDisk } from './disk'
import { killed } from './killed'
import { hasRedis, startOwnRedis } from './ownRedis'
import { createReport } from './report'
import { startSenders } from './senders'
import { postgresFaults, redisFaults } from './servers'
import { startSite } from './site'
import { causeUnderLoad } from './underLoad'

const undo: (() => unknown)[] = []

const insertSender = async (db: Db) => {
  const sender = await insertUser(db, { paid_user: true, credits: 1_000_000 })
  const other = await insertUser(db)
  const fanout = createFanout()
  const sessions = createSessions({ db, fanout, now: () => new Date(), cacheMs: 0 })
  const cookie = `${sessionCookie}=${await sessions.create(db, sender.id)}`
  await fanout.close()
  return { sender, other, cookie }
}

const run = async (): Promise<number> => {
  const began = performance.now()
  const dataDir = mkdtempSync(join(tmpdir(), 'duetto-faults-'))
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const postgres = startOwnPostgres(await freePort())
  undo.push(() => postgres.remove())
  const redis = startOwnRedis(await freePort())
  undo.push(() => redis.end('SIGKILL'))
  const disk = openDisk(join(dataDir, 'media'))
  undo.push(() => disk.close())
  const place = { dataDir, databaseUrl: postgres.url }
  const db = await openDb(place)
  undo.push(() => db.close())
  await migrate(db, readSchema(join(__dirname, '../../../api/src/infra/db')))
  const { sender, other, cookie } = await insertSender(db)
  const site = await startSite({ ...place, redisUrl: redis.url })
  undo.push(() => site.kill())

  const report = createReport()
  let turn = 0
  const url = () => site.apis[(turn += 1) % 2]?.url ?? ''
  const senders = startSenders({ url, cookie, to: other.id, workers: 4 })
  const check = () => audit(db, sender.id, [...senders.acknowledged])
  const isChosen = (name: string) => name.includes(process.argv[2] ?? '')
  const faults = [...killed(site), ...postgresFaults(postgres), ...redisFaults(redis)]
  for (const fault of faults.filter(({ name }) => isChosen(name)))
    await causeUnderLoad(fault, { senders, audit: check, report })
  await checkOthers({ site, db, disk, media: join(dataDir, 'media'), cookie, audit: check, report }, isChosen)
  await senders.stop()
  const wrong = await check()
  const seconds = Math.round((performance.now() - began) / 1000)
  report.add(
    'the whole run',
    [`${senders.acknowledged.length} acknowledged in ${seconds} s`, ...wrong],
    wrong.length === 0,
  )
  return report.errorCount()
}

const end = async (code: number): Promise<never> => {
  for (const step of undo.reverse())
    await Promise.resolve(step()).catch((error: unknown) => console.error(error))
  process.exit(code)
}

if (hasPostgres() && hasRedis())
  run().then(
    (errorCount) => end(errorCount === 0 ? 0 : 1),
    (error: unknown) => {
      console.error(error)
      return end(1)
    },
  )
else {
  console.error('These tests need Postgres and Redis: install the packages postgresql and redis-server.')
  process.exitCode = 1
}
