/**
 * `npm run bench -- server [paths…]`: measures the cost of the shell's server alone; the API is replaced by cached
 * responses in a separate thread. Reports the server's CPU time per page, and the latency of calls to /api while it
 * renders 200 pages per second, both through the server (as with `npm start`) and bypassing it (as with the containers'
 * gateway). Needs a build.
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { Worker } from 'node:worker_threads'
import { request } from '@playwright/test'
import { startSite } from '../../site.mjs'
import { log } from '../../../tools/common/log.ts'

const PAGES = 600
const PAGES_A_SECOND = 200
const LOAD_MS = 10_000
const TICK_MS = 10
const given = process.argv.slice(2)
const paths = given.length > 0 ? given : ['/', '/members', '/pages/terms', 'member:/members', 'member:/chats']

const port = Number(process.env.BENCH_PORT ?? 19_080)
const thread = (name, workerData) => new Worker(new URL(`./${name}.mjs`, import.meta.url), { workerData })
const apiUrl = `http://127.0.0.1:${port + 10}`
const echo = thread('echo', { port: port + 10, apiUrl: `http://127.0.0.1:${port + 1}` })
const site = await startSite({ port, apiUrl })
const guest = await request.newContext()
await site.logIn({ request: guest })
const session = (await guest.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

const pageOf = (asked) => {
  const isMember = asked.startsWith('member:')
  const headers = {
    'accept-encoding': 'br',
    'accept-language': 'en',
    cookie: `i18n_redirected=en${isMember ? `; ${session}` : ''}`,
  }
  return { address: `${site.url}${asked.replace('member:', '')}`, headers }
}

const open = async (asked) => {
  const { address, headers } = pageOf(asked)
  const response = await fetch(address, { headers })
  await response.arrayBuffer()
}

const usedMs = () => {
  const fields = readFileSync(`/proc/${site.shell.pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

const openMany = async (path, count) => {
  let left = count
  const work = async () => {
    while (left-- > 0) await open(path)
  }
  await Promise.all(Array.from({ length: 4 }, work))
}

const callFor = async (ms, from) => {
  const took = []
  const until = performance.now() + ms
  while (performance.now() < until) {
    const since = performance.now()
    await (await fetch(`${from}/api/settings.php`, { headers: { 'accept-language': 'en' } })).arrayBuffer()
    took.push(performance.now() - since)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return took.sort((a, b) => a - b)
}
const percentile = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)]
const report = (took) =>
  `p50 ${percentile(took, 0.5).toFixed(1)} ms, p99 ${percentile(took, 0.99).toFixed(1)} ms`

log(`load of the machine before: ${loadavg()[0].toFixed(1)}`)
for (const path of paths) {
  await openMany(path, 100)
  const before = usedMs()
  await openMany(path, PAGES)
  const each = (usedMs() - before) / PAGES
  log(
    `${path}: ${each.toFixed(2)} ms of processor time a page, ${Math.round(1000 / each)} pages/s on one core`,
  )
}

log(`/api through this process, alone: ${report(await callFor(LOAD_MS, site.url))}`)
for (const [name, from] of [
  ['through this process', site.url],
  ['past it', apiUrl],
]) {
  const load = thread('pageLoad')
  load.postMessage({ pages: paths.map(pageOf), aSecond: PAGES_A_SECOND })
  const usedBefore = usedMs()
  const besides = await callFor(LOAD_MS, from)
  const share = (usedMs() - usedBefore) / LOAD_MS
  const opened = new Promise((resolve) => load.once('message', resolve))
  load.postMessage(null)
  const aSecond = Math.round((await opened) / (LOAD_MS / 1000))
  await load.terminate()
  log(`/api ${name}, beside ${aSecond} pages/s (${share.toFixed(2)} of a core): ${report(besides)}`)
}
log(`load of the machine after: ${loadavg()[0].toFixed(1)}`)
await echo.terminate()
await site.stop()
process.exit(0)
