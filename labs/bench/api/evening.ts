/**
 * `npm run bench -- evening [--minutes 30] [--online 500]`: simulates online members, who act at the rates of
 * `memberActs.ts`, hold an event stream open and load pages from the shell. Fails if a call fails or if the memory of
 * the API or of the shell grows beyond `GROWTH_GOAL`. Needs Postgres and a built shell.
 */
import { Agent } from 'node:http'
import { parseArgs } from 'node:util'
import { hasPostgres } from '../../../api/src/testing/ownPostgres'
import { ask } from './ask'
import type { Call } from './ask'
import { openStream } from './client'
import type { Side, Stream } from './client'
import { createMemberActs, streamsPerMinute, uploadsPerMinute } from './memberActs'
import type { MemberActs } from './memberActs'
import { startMemberSite } from './memberSite'
import type { MemberSite } from './memberSite'
import { row } from './outcomes'
import type { Latencies } from './loadCalls'
import { isShellBuilt, startShell } from './shell'
import { memoryOf } from './usage'

const PORT = 19_462
const TICK_MS = 10
const pagesPerMinute = 0.2
/**
 * Maximum ratio of the mean memory after garbage collection in the last third of the run to that in the middle third.
 * The first third only fills caches.
 */
const GROWTH_GOAL = 1.1

interface Flow {
  name: string
  perMinute: number
  act: (turn: number) => Promise<boolean>
}

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20)

const createFlows = ({ acts, tags, memberOf, upload }: MemberActs, site: MemberSite, shell: Side): Flow[] => {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const succeeds = async (side: Side, call: Call, turn: number): Promise<boolean> => {
    const { status, etag } = await ask(agent, side.url, call)
    if (call.path === '/api/chats.php' && etag) tags[memberOf(turn)] = etag
    return status === 200 || status === 304
  }
  const streams: Stream[] = []
  const cookieOf = (turn: number) => site.cookies[memberOf(turn)] ?? ''
  return [
    ...acts.map(({ name, perMinute, call }) => ({
      name,
      perMinute,
      act: (turn: number) => succeeds(site.api, call(turn), turn),
    })),
    {
      name: 'page',
      perMinute: pagesPerMinute,
      act: (turn) => succeeds(shell, { path: '/members', headers: { cookie: cookieOf(turn) } }, turn),
    },
    {
      name: 'upload of a photo',
      perMinute: uploadsPerMinute,
      act: (turn) =>
        upload(turn + 1).then(
          () => true,
          () => false,
        ),
    },
    {
      name: 'stream',
      perMinute: streamsPerMinute,
      act: async (turn) => {
        if (streams.length >= site.cookies.length) streams.shift()?.close()
        streams.push(await openStream(site.api, '/api/events.php', cookieOf(turn)))
        return true
      },
    },
  ]
}

const play = async (flows: Flow[], online: number, ms: number, eachMinute: () => Promise<void>) => {
  const results = flows.map((flow) => ({ ...flow, made: 0, latencies: { ms: [], errors: 0 } as Latencies }))
  const open = new Set<Promise<void>>()
  let start = performance.now()
  let minutes = 0
  for (let now = start; now < start + ms; now = performance.now()) {
    for (const flow of results) {
      const rate = (flow.perMinute * online) / 60_000
      for (; flow.made < (now - start) * rate; flow.made += 1) {
        const due = start + flow.made / rate
        const { act, made, latencies } = flow
        const isOk = act(made).catch(() => false)
        const done = isOk.then((hasSucceeded) => {
          if (hasSucceeded) latencies.ms.push(performance.now() - due)
          else latencies.errors += 1
          open.delete(done)
        })
        open.add(done)
      }
    }
    if (now - start > (minutes + 1) * 60_000) {
      minutes += 1
      // Calls in flight occupy memory, so the schedule pauses until they have ended.
      await Promise.all(open)
      await eachMinute()
      start += performance.now() - now
    }
    await new Promise((done) => setTimeout(done, TICK_MS))
  }
  await Promise.all(open)
  await eachMinute()
  return results
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const growthOf = (values: number[]): number => {
  const third = Math.floor(values.length / 3)
  return mean(values.slice(-third)) / mean(values.slice(third, -third))
}

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '30' }, online: { type: 'string', default: '500' } },
  })
  const [minutes, online] = [Number(values.minutes), Number(values.online)]
  if (!(minutes >= 3 && online >= 1)) throw new Error('--minutes is at least 3, --online at least 1')
  const site = await startMemberSite({ port: PORT, members: Math.max(20_000, online * 21), online })
  const shell = await startShell(PORT + 2, site.api.url)
  try {
    const flows = createFlows(await createMemberActs(site), site, shell)
    const heaps: { api: number; shell: number }[] = []
    const results = await play(flows, online, minutes * 60_000, async () => {
      const { bytes } = (await (await fetch(`${site.api.url}/bench/memory`)).json()) as { bytes: number }
      heaps.push({ api: megabytes(bytes), shell: megabytes(await shell.heap()) })
      const memory = { api: memoryOf(site.api.pid), shell: memoryOf(shell.pid) }
      console.log(`minute ${heaps.length}, MB:`, { heap: heaps.at(-1), memory })
    })
    console.table(results.map(({ name, latencies }) => row(name, latencies)))
    const growth = growthOf(heaps.map(({ api }) => api))
    const shellGrowth = growthOf(heaps.map(({ shell: mb }) => mb))
    const errors = results.reduce((count, { latencies }) => count + latencies.errors, 0)
    const isMet = errors === 0 && growth <= GROWTH_GOAL && shellGrowth <= GROWTH_GOAL
    console.log(
      `${errors} errors; heap in the last third: API ${growth.toFixed(2)}, shell ${shellGrowth.toFixed(2)} times the middle third: ${isMet ? 'met' : 'MISSED'}.`,
    )
    process.exitCode = isMet ? 0 : 1
  } finally {
    shell.stop()
    await site.stop()
  }
  process.exit()
}

if (!hasPostgres()) throw new Error('The bench needs Postgres: install the package postgresql.')
if (!isShellBuilt()) throw new Error('The shell is not built: npm run build.')
void run()
