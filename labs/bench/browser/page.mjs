/**
 * `npm run bench -- page [-- paths…] [--filmstrip]`: measures page loads of a visitor and a member on a phone (1.6
 * Mbps, 150 ms, CPU slowed four times) and on a desktop. Compares the federated build with the single bundle and with
 * the same page as static HTML, interleaved in one run. `member:/members` opens a page as a member. `/a>/b` navigates
 * from one page to the other and measures the second; `>>` stays on the first one for 6 s.
 * The size of scripts has two sums: those that the page needs, and those that it prefetches when idle. The single
 * bundle prefetches nothing, so its chunks of the same remotes count. `RUNS=0` measures only sizes. `--filmstrip` takes
 * a screenshot of the federated page every 200 ms.
 */
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { openPage, visit, weigh } from './measure.mjs'
import { serveStatic } from './staticPage.mjs'
import { requireChromium } from '../../../tools/testing/chromium.ts'
import { demoEnvironment } from '../../../tools/run/demoEnvironment.ts'
import { builtFiles, remotes, root } from '../../../tools/common/packages.ts'
import { createProcesses, waitUntilUp } from '../../../tools/run/processes.ts'
import { publishAll } from '../../../shared/registry/publish.ts'
import { log } from '../../../tools/common/log.ts'

const RUNS = Number(process.env.RUNS ?? 5)
const DEVICES = (process.env.DEVICES ?? 'phone,desktop').split(',')
const everything = [
  '/',
  '/members',
  '/landers/gallery',
  'member:/members',
  'member:/chats',
  'member:/credits',
  'member:/likes',
  '/>/members',
  '/members>/pricing',
  '/>>/members',
]
const given = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const hasFilmstrip = process.argv.includes('--filmstrip')
const login = { email: 'marco@demo.duetto.test', password: 'duetto-demo' }
const base = Number(process.env.BENCH_PORT ?? 19_080)
const ports = { site: base, api: base + 1, sandbox: base + 2, mailbox: base + 3 }
const [monoPort, staticPort] = [base + 10, base + 11]
/** Longer than the shell's delay before prefetching. */
const STAY_MS = 6000
const site = `http://localhost:${ports.site}`

const browser = await requireChromium()
const dataDir = mkdtempSync(join(tmpdir(), 'duetto-bench-'))
const env = demoEnvironment({ ports, dataDir })
await publishAll({ dir: env.shell.REGISTRY_DIR, root, remotes })
const processes = createProcesses()
processes.start('api', [join(root, builtFiles.apiWithoutSpare)], env.api)
const server = join(root, builtFiles.shell)
processes.start('federated', [server], env.shell)
processes.start('one bundle', [server], { ...env.shell, PORT: String(monoPort), WEB_BUILD: 'mono' })
const waitFor = (port, path) => waitUntilUp(`http://127.0.0.1:${port}${path}`, { isOver: () => false })
await waitFor(ports.api, '/api/health/ready')
await waitFor(ports.site, '/__shell/health')
await waitFor(monoPort, '/__shell/health')
const statics = serveStatic(staticPort, site)

const instance = await chromium.launch({
  executablePath: browser.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})

/** Cookies apply to all ports of a host, so one log-in covers all servers. */
const logIn = (context) =>
  context.request.post(`${site}/api/user.php`, { headers: { origin: site }, data: login })

const { chunks } = JSON.parse(readFileSync(join(root, 'shell/dist/mono/build.json'), 'utf8'))
/** Chunks of the single bundle for the remotes that these files belong to. */
const inOneBundle = (files) =>
  [...new Set(files.map((file) => /\/r\/([\w-]+)\//.exec(file)?.[1]))].flatMap((remote) =>
    (chunks[remote] ?? []).map((file) => `/s/${file}`),
  )

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

const compareWeight = async (asked) => {
  const [path, prepare] = parse(asked)
  const federated = await weigh(instance, { address: `${site}${path}`, prepare })
  const hrefs = inOneBundle(federated.files)
  const mono = await weigh(instance, { address: `http://localhost:${monoPort}${path}`, prepare, hrefs })
  log(
    `${asked} scripts: needed ${kB(federated.needed)}, one bundle ${kB(mono.needed)} ` +
      `(${(federated.needed / mono.needed).toFixed(2)}); fetched ahead ${kB(federated.ahead)}, one bundle ${kB(mono.ahead)}`,
  )
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const ms = (value) => `${Math.round(value)} ms`

const report = (title, results) => {
  const of = (what) => median(results.map((result) => result[what] ?? 0))
  const last = results.at(-1)
  const worst = last.shifts.reduce((most, shift) => (shift[1] > (most?.[1] ?? 0) ? shift : most), undefined)
  log(
    `${title}: FCP ${ms(of('fcp'))}, LCP ${ms(of('lcp'))} (${last.element}), CLS ${of('cls').toFixed(3)}, ` +
      `blocked ${ms(of('tbt'))}, ${of('tasks')} long tasks up to ${ms(of('longest'))}, ` +
      `${kB(of('bytes'))} of scripts, ${of('requests')} requests` +
      (worst && of('cls') > 0.02
        ? `; moved most: ${worst[2]} at ${worst[0]} ms by ${worst[1].toFixed(3)}`
        : ''),
  )
}

const parse = (asked) => (asked.startsWith('member:') ? [asked.slice(7), logIn] : [asked, undefined])

/** The first visit to each page renders portraits and fills caches, so it does not count. */
const compare = async (asked, device) => {
  const [path, prepare] = parse(asked)
  const addresses = {
    federated: `${site}${path}`,
    'one bundle': `http://localhost:${monoPort}${path}`,
    static: await statics.keep(instance, path, prepare),
  }
  const results = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]))
  for (let run = 0; run <= RUNS; run += 1)
    for (const [name, address] of Object.entries(addresses)) {
      const result = await visit(instance, { address, device, prepare })
      if (run > 0) results[name].push(result)
    }
  for (const name of Object.keys(addresses)) report(`${asked} ${device} ${name}`, results[name])
  const lcp = (name) => median(results[name].map((result) => result.lcp ?? 0))
  log(
    `${asked} ${device} LCP: federated / one bundle ${(lcp('federated') / lcp('one bundle')).toFixed(2)}, ` +
      `federated / static ${(lcp('federated') / lcp('static')).toFixed(2)}`,
  )
  if (!hasFilmstrip) return
  const pictures = join(root, '.cache/filmstrips', `${asked.replace(/\W+/g, '_')}-${device}`)
  mkdirSync(pictures, { recursive: true })
  await visit(instance, { address: addresses.federated, device, prepare, pictures })
  log(`${asked} ${device}: pictures in ${pictures}`)
}

/** Navigates within the site and waits until the page's heading has changed. */
const goOn = async (asked, address) => {
  const [path, next] = asked.split(/>+/)
  const { page, context, traffic } = await openPage(instance, 'phone')
  await page.goto(`${address}${path}`, { waitUntil: 'networkidle' })
  if (asked.includes('>>')) await page.waitForTimeout(STAY_MS)
  const heading = await page.evaluate(() => document.querySelector('h1')?.textContent ?? '')
  Object.assign(traffic, { bytes: 0, requests: 0 })
  const started = Date.now()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, next)
  await page.waitForFunction((old) => (document.querySelector('h1')?.textContent ?? old) !== old, heading)
  const shownMs = Date.now() - started
  await page.waitForLoadState('networkidle')
  await context.close()
  return { shownMs, bytes: traffic.bytes, requests: traffic.requests }
}

for (const asked of given.length > 0 ? given : everything) {
  if (!asked.includes('>')) {
    await compareWeight(asked)
    if (RUNS > 0) for (const device of DEVICES) await compare(asked, device)
    continue
  }
  for (const [name, address] of [
    ['federated', site],
    ['one bundle', `http://localhost:${monoPort}`],
  ]) {
    const results = []
    for (let run = 0; run <= RUNS; run += 1) results.push(await goOn(asked, address))
    const of = (what) => median(results.slice(1).map((result) => result[what]))
    log(
      `${asked} ${name}: heading after ${ms(of('shownMs'))}, ${kB(of('bytes'))}, ${of('requests')} requests`,
    )
  }
}
await instance.close()
statics.close()
await processes.stop()
process.exit(0)
