/**
 * `npm run bench:page [-- paths…]`: the federated build against the one bundle, interleaved in one run: bytes of
 * JavaScript (brotli), requests, and Largest Contentful Paint on 1.6 Mbps, 150 ms and a processor slowed four times.
 * A path `/a>/b` goes from one page to the other and counts only what the second one costs, until its heading is there.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './lib/chromium.mjs'
import { demoEnvironment } from './lib/demo-environment.mjs'
import { remotes, root } from './lib/packages.mjs'
import { answers, makeProcesses } from './lib/processes.mjs'
import { publishAll } from '../shared/build/registry.mjs'
import { fail, say } from './lib/say.mjs'

const RUNS = Number(process.env.RUNS ?? 5)
const everything = [
  '/',
  '/members',
  '/landers/gallery',
  '/chats',
  '/credits',
  '/>/members',
  '/members>/credits',
  '/>>/members',
  '/members>>/credits',
]
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : everything
/** Pages of members are measured as a member of the demo. */
const membersOnly = /\/(chats|credits|likes|profile|settings)/
const login = { email: 'marco@demo.duetto.test', password: 'duetto-demo' }
const ports = { site: 19_080, api: 19_081, sandbox: 19_082, mailbox: 19_083 }
/** Longer than the shell waits before it fetches ahead. */
const STAY_MS = 6000
const monoPort = 19_090
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

const browser = await findChromium()
if (browser.fault) fail(browser.fault)
const dataDir = mkdtempSync(join(tmpdir(), 'duetto-bench-'))
const env = demoEnvironment({ ports, dataDir })
publishAll({ dir: env.shell.REGISTRY_DIR, root, remotes })
const processes = makeProcesses()
processes.start('api', [join(root, 'api/dist/main.mjs')], env.api)
const server = join(root, 'shell/dist/server/main.mjs')
processes.start('federated', [server], env.shell)
processes.start('one bundle', [server], { ...env.shell, PORT: String(monoPort), WEB_BUILD: 'mono' })
const waitFor = (port, path) => answers(`http://127.0.0.1:${port}${path}`, { isOver: () => false })
await waitFor(ports.api, '/api/health/ready')
await waitFor(ports.site, '/__shell/health')
await waitFor(monoPort, '/__shell/health')

const instance = await chromium.launch({
  executablePath: browser.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})

/** Goes on as a link of the site does, until the page's heading is another one. */
const goOn = async (page, path) => {
  const before = await page.evaluate(() => document.querySelector('h1')?.textContent ?? '')
  const started = Date.now()
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await page.waitForFunction((old) => (document.querySelector('h1')?.textContent ?? old) !== old, before)
  const shownMs = Date.now() - started
  await page.waitForLoadState('networkidle')
  return shownMs
}

/** One cold visit; of two pages it is the second one that counts. */
const visit = async (address, asked) => {
  const [path, next] = asked.split(/>+/)
  const context = await instance.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const scripts = new Set()
  let bytes = 0
  let requests = 0
  client.on('Network.responseReceived', ({ requestId, response }) => {
    requests += 1
    if (/\.js(\?|$)/.test(response.url)) scripts.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await page.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('duetto.dismissed.entry', '1')
  })
  if (membersOnly.test(asked))
    // The one bundle's port is not the site's own address; the cookie is good for both.
    await page.request.post(`${addresses.federated}/api/user.php`, {
      headers: { origin: addresses.federated },
      data: login,
    })
  await page.goto(address + path, { waitUntil: 'networkidle', timeout: 90_000 })
  if (next) {
    if (asked.includes('>>')) await page.waitForTimeout(STAY_MS)
    bytes = 0
    requests = 0
    const lcp = await goOn(page, next)
    await context.close()
    return { bytes, requests, lcp }
  }
  const lcp = await page.evaluate(
    () =>
      new Promise((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? null)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
        setTimeout(() => done(null), 3000)
      }),
  )
  await context.close()
  return { bytes, requests, lcp }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
const addresses = {
  federated: `http://localhost:${ports.site}`,
  'one bundle': `http://localhost:${monoPort}`,
}

for (const path of paths) {
  const results = { federated: [], 'one bundle': [] }
  // The first visit of each draws pictures and fills caches; it does not count.
  for (let run = 0; run <= RUNS; run += 1) {
    for (const [name, address] of Object.entries(addresses)) {
      const result = await visit(address, path)
      if (run > 0) results[name].push(result)
    }
  }
  const of = (name, what) => median(results[name].map((result) => result[what]))
  for (const name of Object.keys(results)) {
    const kilobytes = (of(name, 'bytes') / 1000).toFixed(1)
    say(
      `${path} ${name}: ${kilobytes} kB of scripts, ${of(name, 'requests')} requests, LCP ${Math.round(of(name, 'lcp'))} ms`,
    )
  }
  const ratio = (what) => (of('federated', what) / of('one bundle', what)).toFixed(2)
  say(`${path} federated / one bundle: bytes ${ratio('bytes')}, LCP ${ratio('lcp')}`)
}
await instance.close()
await processes.stop()
process.exit(0)
