import { sessionCookie } from '@duetto/shared/domain'
import { createFanout } from '../../../api/src/infra/fanout'
import { createSessions } from '../../../api/src/http/session'
import { buildSides, cpuFor, openStream, send, startSide } from './client'
import type { Side } from './client'
import { addMembers, createDatabase } from './data'
import { compare, median } from './measure'
import type { Verdict } from './measure'

const ROUNDS = 7
const REQUESTS = 2000
const STREAMS = 200
const EVENTS = 200
const IDLE_STREAMS = 2000

let keys = 0
/** Rotates senders: concurrent messages of one sender would queue for its wallet lock. */
const sendCall = (cookies: readonly string[], first: number) => () => {
  keys += 1
  const turn = keys % cookies.length
  const cookie = cookies[turn] ?? ''
  const profile = first + turn
  return {
    method: 'POST',
    path: '/api/messages.php',
    headers: { cookie, 'idempotency-key': `bench-key-${process.pid}-${keys}` },
    body: JSON.stringify({ profile, kind: 'text', text: `Hello number ${keys}` }),
  }
}
const insertCall = () => ({
  method: 'POST',
  path: '/insert',
  body: JSON.stringify({ text: 'Hello number 1' }),
})

export const benchHttp = async (serverUrl: string): Promise<Verdict[]> => {
  const db = await createDatabase(serverUrl, 'bench_http')
  await addMembers(db, 4000)
  const fanout = createFanout()
  const sessions = createSessions({ db, fanout, now: () => new Date(), cacheMs: 0 })
  const cookies: string[] = []
  for (let id = 1; id <= STREAMS; id += 1) cookies.push(`${sessionCookie}=${await sessions.create(db, id)}`)
  const [cookie = '', other = ''] = cookies
  buildSides()
  const ours = await startSide('ours', 19_401, db.url)
  const bare = await startSide('bare', 19_402, db.url)
  const verdicts: Verdict[] = []
  const add = (
    what: string,
    goal: number,
    result: { ratio: number; ours: number; theirs: number },
    per: number,
    unit = 'ms CPU',
  ) =>
    verdicts.push({
      what,
      figure: result.ratio,
      goal,
      unit: 'x',
      detail: `${(result.ours / per).toFixed(3)} against ${(result.theirs / per).toFixed(3)} ${unit}`,
    })
  try {
    const cpu = (side: Side, makeCall: Parameters<typeof cpuFor>[2], status?: number) => () =>
      cpuFor(side, REQUESTS, makeCall, status)
    add(
      'send against a bare insert',
      2,
      await compare(ROUNDS, cpu(ours, sendCall(cookies, 1001)), cpu(bare, insertCall)),
      REQUESTS,
    )
    const chats = { path: '/api/notifications.php', headers: { cookie } }
    add(
      'authenticated one-row GET against a bare one',
      1.2,
      await compare(
        ROUNDS,
        cpu(ours, () => chats),
        cpu(bare, () => ({ path: '/row' })),
      ),
      REQUESTS,
    )
    const etag =
      (await fetch(`${ours.url}/api/chats.php`, { headers: { cookie: other } })).headers.get('etag') ?? ''
    const poll = { path: '/api/chats.php', headers: { cookie: other, 'if-none-match': etag } }
    add(
      'unchanged poll against a bare hello',
      1.5,
      await compare(
        ROUNDS,
        cpu(ours, () => poll, 304),
        cpu(bare, () => ({ path: '/hello' })),
      ),
      REQUESTS,
    )
    add(
      'send until the recipient has it, against the bare insert',
      1.6,
      await delivery(ours, bare, cookie, other),
      1,
      'ms',
    )
    add('event delivery against a bare loop', 1.35, await fanOut(ours, bare, cookies), STREAMS * EVENTS)
    verdicts.push(await idleStreams(ours, cookies))
  } finally {
    ours.stop()
    bare.stop()
    await fanout.close()
    await db.close()
  }
  return verdicts
}

const delivery = async (ours: Side, bare: Side, cookie: string, other: string) => {
  const stream = await openStream(ours, '/api/events.php', other)
  const now = () => Number(process.hrtime.bigint()) / 1e6
  const sample = (work: () => Promise<unknown>) => async () => {
    const times: number[] = []
    for (let index = 0; index < 100; index += 1) {
      const start = now()
      await work()
      times.push(now() - start)
    }
    return median(times)
  }
  const makeCall = sendCall([cookie], 2)
  const result = await compare(
    ROUNDS,
    sample(async () => {
      const arrived = new Promise<void>((done) => stream.onData(done))
      await Promise.all([send(ours, makeCall()), arrived])
    }),
    sample(() => send(bare, insertCall())),
  )
  stream.close()
  return result
}

const fanOut = async (ours: Side, bare: Side, cookies: readonly string[]) => {
  const mine = await Promise.all(cookies.map((cookie) => openStream(ours, '/api/events.php', cookie)))
  const theirs = await Promise.all(cookies.map(() => openStream(bare, '/stream')))
  const to = cookies.map((_, index) => index + 1).join(',')
  const publish = (side: Side) => () =>
    cpuFor(side, 1, () => ({ path: `/bench/publish?count=${EVENTS}&to=${to}` }))
  const result = await compare(ROUNDS, publish(ours), publish(bare))
  for (const stream of [...mine, ...theirs]) stream.close()
  return result
}

const idleStreams = async (ours: Side, cookies: readonly string[]): Promise<Verdict> => {
  const memory = async () =>
    ((await (await fetch(`${ours.url}/bench/memory`)).json()) as { bytes: number }).bytes
  const before = await memory()
  const perMember = IDLE_STREAMS / cookies.length
  const streams = []
  for (const cookie of cookies)
    for (let index = 0; index < perMember; index += 1)
      streams.push(await openStream(ours, '/api/events.php', cookie))
  const used = (await memory()) - before
  for (const stream of streams) stream.close()
  return {
    what: 'an idle stream',
    figure: used / streams.length / 1024,
    goal: 16,
    unit: ' KiB',
    detail: `${streams.length} streams, heap and buffers`,
  }
}
