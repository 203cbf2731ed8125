/**
 * `npm run bench -- load --seconds 60 --pollers 2000 --sends 50 --entry api`: measures the latency of polls and sends,
 * in alternating windows with and without one member who sends many requests at once. With `--streams 9000`, compares
 * windows with and without that many idle streams instead. Requests go directly to the API, as with the containers'
 * gateway; with `--entry shell`, they go through the shell, as with `npm start`. Needs Postgres and a built shell.
 */
import { parseArgs } from 'node:util'
import { sessionCookie, timings } from '@duetto/shared/domain'
import { createSessions } from '../../../api/src/http/session'
import { createFanout } from '../../../api/src/infra/fanout'
import { hasPostgres, startOwnPostgres } from '../../../api/src/testing/ownPostgres'
import { buildSides, startSide } from './client'
import type { Side } from './client'
import { addMembers, createDatabase } from './data'
import { createLoad } from './loadCalls'
import type { Burst } from './burst'
import { p99, row, together } from './outcomes'
import type { Outcome } from './outcomes'
import { isShellBuilt, startShell } from './shell'
import { compareStreams } from './streams'
import { cpuMsOf, cpuMsOfTree, memoryOf, transactionsOf } from './usage'

const PORT = 19_442
const WARM_SECONDS = 5
/** Short, so that other load on the machine affects both kinds of windows alike. */
const WINDOW_SECONDS = 5
/** Maximum factor by which one member's burst may raise the p99 of other members' sends. */
const burstGoal = 1.5

const numberOf = (text: string | undefined, fallback: number): number => {
  const number = Number(text ?? fallback)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${text} is not a number of at least 1`)
  return number
}

const names = ['api', 'shell', 'postgres', 'transactions'] as const
const bursts: Burst[] = ['likes', 'searches']
const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string' },
      pollers: { type: 'string' },
      sends: { type: 'string' },
      entry: { type: 'string', default: 'api' },
      streams: { type: 'string' },
    },
  })
  if (!['api', 'shell'].includes(values.entry)) throw new Error('--entry is api or shell')
  const seconds = numberOf(values.seconds, 60)
  const pollers = numberOf(values.pollers, 2000)
  const sends = numberOf(values.sends, 50)
  const postgres = startOwnPostgres(PORT)
  const sides: Side[] = []
  const stops: (() => unknown)[] = []
  try {
    const db = await createDatabase(postgres.url, 'bench_load')
    await addMembers(db, pollers * 2)
    const sessions = createSessions({
      db,
      fanout: createFanout(),
      now: () => new Date(),
      cacheMs: 0,
    })
    const cookies: string[] = []
    for (let id = 1; id <= pollers; id += 1) cookies.push(`${sessionCookie}=${await sessions.create(db, id)}`)
    buildSides()
    const api = await startSide('ours', PORT + 1, db.url)
    sides.push(api)
    const shell = await startShell(PORT + 2, api.url)
    sides.push(shell)
    const before = { api: memoryOf(api.pid), shell: memoryOf(shell.pid) }
    const load = createLoad(values.entry === 'api' ? api.url : shell.url, cookies)
    stops.push(load.stop)
    const rates = { pollsPerSecond: (pollers * 1000) / timings.pollMs, sendsPerSecond: sends }
    await load.run(WARM_SECONDS, rates)
    const usage = async () => ({
      api: cpuMsOf(api.pid),
      shell: cpuMsOf(shell.pid),
      postgres: cpuMsOfTree(postgres.pid()),
      transactions: await transactionsOf(db),
    })
    const used = { api: 0, shell: 0, postgres: 0, transactions: 0 }
    const measuredCalm = async (): Promise<Outcome> => {
      const start = await usage()
      const outcome = await load.run(WINDOW_SECONDS, rates)
      const end = await usage()
      for (const name of names) used[name] += end[name] - start[name]
      return outcome
    }
    if (values.streams) {
      const windows = Math.max(1, Math.round(seconds / WINDOW_SECONDS))
      process.exitCode = await compareStreams(load, {
        url: values.entry === 'api' ? api.url : shell.url,
        cookies,
        count: numberOf(values.streams, 0),
        windows,
        seconds: WINDOW_SECONDS,
        rates,
        memory: () => ({ api: memoryOf(api.pid), shell: memoryOf(shell.pid) }),
      })
      return
    }
    const calm: Outcome[] = []
    const beside: Record<Burst, Outcome[]> = { likes: [], searches: [] }
    for (let passed = 0; passed < seconds; passed += WINDOW_SECONDS)
      for (const burst of bursts) {
        calm.push(await measuredCalm())
        beside[burst].push(await load.run(WINDOW_SECONDS, { ...rates, burst }))
      }
    const alone = together(calm)
    const outcomes = bursts.map((burst) => ({ burst, ...together(beside[burst]) }))
    console.table([
      row('polls', alone.polls),
      row('sends', alone.sends),
      ...outcomes.flatMap(({ burst, polls, sends }) => [
        row(`polls beside 200 ${burst}`, polls),
        row(`sends beside 200 ${burst}`, sends),
      ]),
    ])
    for (const [name, side] of Object.entries({ api, shell }))
      console.log(`${name}: ${before[name as keyof typeof before]} MB before, ${memoryOf(side.pid)} MB after`)
    const calmSeconds = calm.length * WINDOW_SECONDS
    const share = (ms: number) => `${(ms / calmSeconds / 10).toFixed(1)} %`
    console.log(
      `Alone, of one core: api ${share(used.api)}, shell ${share(used.shell)}, Postgres ${share(used.postgres)}; ${Math.round(used.transactions / calmSeconds)} transactions a second.`,
    )
    const errors = [alone, ...outcomes].reduce(
      (count, { polls, sends }) => count + polls.errors + sends.errors,
      0,
    )
    const ratios = outcomes.map((outcome) => ({ ...outcome, ratio: p99(outcome.sends) / p99(alone.sends) }))
    for (const { burst, burstCalls, ratio } of ratios)
      console.log(
        `One member's 200 ${burst} at once (${burstCalls} answered) make the others' p99 ${ratio.toFixed(2)} times as long.`,
      )
    const isMet = errors === 0 && ratios.every(({ ratio }) => ratio <= burstGoal)
    console.log(`${errors} errors: ${isMet ? 'met' : 'MISSED'}.`)
    process.exitCode = isMet ? 0 : 1
  } finally {
    for (const side of sides) side.stop()
    for (const stop of stops) stop()
    postgres.remove()
  }
}

if (!hasPostgres()) throw new Error('The load needs Postgres: install the package postgresql.')
if (!isShellBuilt()) throw new Error('The shell is not built: npm run build.')
void run()
