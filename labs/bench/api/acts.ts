/**
 * `npm run bench -- acts [--members 20000]`: measures the CPU time that the API and Postgres need for each act of a
 * member, and adds it up for 1,000 members online. CPU times hardly depend on other load. Needs Postgres.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sessionCookie, timings } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { createSessions } from '../../../api/src/http/session'
import { createFanout } from '../../../api/src/infra/fanout'
import { hashPassword } from '../../../api/src/modules/accounts/credentials/passwords'
import { hasPostgres, startOwnPostgres } from '../../../api/src/testing/ownPostgres'
import { createPhotoLike } from './photoLike'
import { buildSides, cpuFor, cpuOf, openStream, startSide } from './client'
import type { Call } from './client'
import { addConversations, addMembers, addProfiles, createDatabase } from './data'
import { cpuMsOfTree } from './usage'

const PORT = 19_452
const MEMBERS = 200
const password = 'the password of all members'

interface Act {
  name: string
  /** Assumed rate of a member who is online. */
  perMinute: number
  count: number
  call: (turn: number) => Call
  status?: number
}

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { members: { type: 'string', default: '20000' } } })
  const total = Number(values.members)
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-acts-'))
  process.env.DATA_DIR = dataDir
  const postgres = startOwnPostgres(PORT)
  const db = await createDatabase(postgres.url, 'bench_acts')
  let stopApi = () => {}
  try {
    await addMembers(db, total)
    await addProfiles(db)
    await db.run(sql`update users set password_hash = ${await hashPassword(password)} where id <= ${MEMBERS}`)
    const sessions = createSessions({ db, fanout: createFanout(), now: () => new Date(), cacheMs: 0 })
    const cookies: string[] = []
    for (let id = 1; id <= MEMBERS; id += 1) {
      cookies.push(`${sessionCookie}=${await sessions.create(db, id)}`)
      await addConversations(db, id, 20, 1000 + id * 20)
    }
    buildSides()
    const api = await startSide('ours', PORT + 1, db.url)
    stopApi = api.stop

    const memberOf = (turn: number) => turn % MEMBERS
    const as = (turn: number) => ({ cookie: cookies[memberOf(turn)] ?? '' })
    const get = (path: string | ((turn: number) => string)) => (turn: number) => ({
      path: typeof path === 'string' ? path : path(turn),
      headers: as(turn),
    })
    const post = (path: string, body: (turn: number) => object) => (turn: number) => ({
      method: 'POST',
      path,
      headers: { ...as(turn), 'idempotency-key': `acts-${process.pid}-${turn}` },
      body: JSON.stringify(body(turn)),
    })

    const photo = await createPhotoLike(1)
    const upload = async (turn: number): Promise<string> => {
      const body = new FormData()
      body.append('photo', new Blob([Uint8Array.from(photo)], { type: 'image/jpeg' }), 'photo.jpg')
      const answer = await fetch(`${api.url}/api/photo.php`, { method: 'POST', headers: as(turn), body })
      if (!answer.ok) throw new Error(`The photo was refused: ${await answer.text()}`)
      const { image } = (await answer.json()) as { image: { thumb_filename: string } }
      return image.thumb_filename
    }
    const photoUrl = await upload(0)
    const tags = await Promise.all(
      cookies.map(async (cookie) => {
        const answer = await fetch(`${api.url}/api/chats.php`, { headers: { cookie } })
        return answer.headers.get('etag') ?? ''
      }),
    )
    const other = (turn: number) => 2 + ((turn * 7919) % (total - 2))
    const acts: Act[] = [
      {
        name: 'poll without news',
        perMinute: 60_000 / timings.pollMs,
        count: 2000,
        status: 304,
        call: (turn) => ({
          path: '/api/chats.php',
          headers: { ...as(turn), 'if-none-match': tags[memberOf(turn)] ?? '' },
        }),
      },
      { name: 'list of chats', perMinute: 0.5, count: 1000, call: get('/api/chats.php') },
      {
        name: 'conversation',
        perMinute: 0.5,
        count: 1000,
        call: get((turn) => `/api/messages.php?profile=${1000 + (memberOf(turn) + 1) * 20}`),
      },
      {
        name: 'send',
        perMinute: 0.6,
        count: 1000,
        call: post('/api/messages.php', (turn) => ({
          profile: 1000 + (memberOf(turn) + 1) * 20 + (turn % 15),
          kind: 'text',
          text: `Hello ${turn}`,
        })),
      },
      { name: 'suggested members', perMinute: 0.5, count: 400, call: get('/api/members.php') },
      {
        name: 'members within 50 km',
        perMinute: 0.2,
        count: 400,
        call: get('/api/members.php?distance=50&sort=nearest'),
      },
      {
        name: 'profile',
        perMinute: 1,
        count: 1000,
        call: get((turn) => `/api/member.php?id=${other(turn)}`),
      },
      { name: 'photo', perMinute: 6, count: 2000, call: () => ({ path: photoUrl, headers: as(0) }) },
      {
        name: 'like',
        perMinute: 0.3,
        count: 1000,
        call: post('/api/like.php', (turn) => ({ profile: other(turn) })),
      },
      { name: 'deck of the swipe game', perMinute: 0.1, count: 400, call: get('/api/swipe.php') },
      {
        name: 'log-in',
        perMinute: 0.03,
        count: 100,
        call: (turn) => ({
          method: 'POST',
          path: '/api/user.php',
          body: JSON.stringify({ email: `m${1 + memberOf(turn)}@bench.test`, password }),
        }),
      },
    ]

    const rows: { act: string; api: number; postgres: number; perMinute: number }[] = []
    const measure = async (act: string, perMinute: number, count: number, work: () => Promise<number>) => {
      const before = cpuMsOfTree(postgres.pid())
      const apiMs = await work()
      rows.push({
        act,
        api: apiMs / count,
        postgres: (cpuMsOfTree(postgres.pid()) - before) / count,
        perMinute,
      })
    }
    for (const { name, perMinute, count, call, status } of acts) {
      await cpuFor(api, 50, (turn) => call(count + turn), status)
      await measure(name, perMinute, count, () => cpuFor(api, count, call, status))
    }
    await measure('upload of a photo', 0.005, 10, async () => {
      const before = await cpuOf(api)
      for (let turn = 1; turn <= 10; turn += 1) await upload(turn)
      return (await cpuOf(api)) - before
    })
    await measure('open stream', 0.2, 400, async () => {
      const before = await cpuOf(api)
      for (let turn = 0; turn < 400; turn += 1)
        (await openStream(api, '/api/events.php', cookies[memberOf(turn)])).close()
      return (await cpuOf(api)) - before
    })

    const share = (ms: number, perMinute: number) => (ms * perMinute) / 60
    console.table(
      rows.map(({ act, api: apiMs, postgres: postgresMs, perMinute }) => ({
        act,
        'ms of API': apiMs.toFixed(2),
        'ms of Postgres': postgresMs.toFixed(2),
        'a minute': perMinute,
        '% of a core for 1,000 online': (share(apiMs + postgresMs, perMinute) * 100).toFixed(1),
      })),
    )
    const sum = (of: 'api' | 'postgres') =>
      rows.reduce((cores, row) => cores + share(row[of], row.perMinute), 0).toFixed(2)
    console.log(`1,000 members online: ${sum('api')} cores of API, ${sum('postgres')} of Postgres.`)
  } finally {
    stopApi()
    await db.close()
    postgres.remove()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (!hasPostgres()) throw new Error('The bench needs Postgres: install the package postgresql.')
void run()
