/**
 * `npm run bench -- late [paths…]`: measures how much a slow API delays a page's largest contentful paint on a phone.
 * `member:/members` opens a page as a member. A delay longer than the API's means that the page makes calls in
 * sequence. Settings, company data and media are not delayed.
 */
import { createServer, request as forward } from 'node:http'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { visit } from './measure.mjs'
import { requireChromium } from '../../../tools/testing/chromium.ts'
import { demoEnvironment } from '../../../tools/run/demoEnvironment.ts'
import { builtFiles, remotes, root } from '../../../tools/common/packages.ts'
import { createProcesses, waitUntilUp } from '../../../tools/run/processes.ts'
import { publishAll } from '../../../shared/registry/publish.ts'
import { log } from '../../../tools/common/log.ts'

const RUNS = Number(process.env.RUNS ?? 3)
const delaysMs = [0, 200, 500, 1000, 3000]
const given = process.argv.slice(2)
const login = { email: 'marco@demo.duetto.test', password: 'duetto-demo' }
const base = Number(process.env.BENCH_PORT ?? 19_280)
const ports = { site: base, api: base + 1, sandbox: base + 2, mailbox: base + 3 }

const browser = await requireChromium()
const env = demoEnvironment({ ports, dataDir: mkdtempSync(join(tmpdir(), 'duetto-late-')) })
await publishAll({ dir: env.shell.REGISTRY_DIR, root, remotes })
const processes = createProcesses()
processes.start('api', [join(root, builtFiles.apiWithoutSpare)], env.api)

const serveLate = (delayMs, port) => {
  const proxy = createServer((request, response) => {
    const pass = () => {
      const { method, headers, url: path } = request
      const asked = forward({ host: '127.0.0.1', port: ports.api, method, headers, path }, (answered) => {
        response.writeHead(answered.statusCode ?? 500, answered.headers)
        answered.pipe(response)
      })
      asked.on('error', () => response.destroy())
      request.pipe(asked)
    }
    const isFacts = /settings|companyinfo|media/.test(request.url ?? '')
    setTimeout(pass, isFacts ? 0 : delayMs)
  })
  proxy.listen(port, '127.0.0.1')
  return proxy
}

const sites = delaysMs.map((delayMs, index) => {
  const [site, api] = [base + 10 + 2 * index, base + 11 + 2 * index]
  const proxy = serveLate(delayMs, api)
  processes.start(`shell ${delayMs}`, [join(root, builtFiles.shell)], {
    ...env.shell,
    PORT: String(site),
    API_URL: `http://127.0.0.1:${api}`,
  })
  return { delayMs, site, proxy, url: `http://localhost:${site}` }
})
await waitUntilUp(`http://127.0.0.1:${ports.api}/api/health/ready`)
for (const { site } of sites) await waitUntilUp(`http://127.0.0.1:${site}/__shell/health`)
const instance = await chromium.launch({
  executablePath: browser.path,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
})
const logIn = (context) =>
  context.request.post(`${sites[0].url}/api/user.php`, { headers: { origin: sites[0].url }, data: login })
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

for (const asked of given.length > 0 ? given : ['/members', 'member:/members', '/landers/gallery']) {
  const isMember = asked.startsWith('member:')
  const path = isMember ? asked.slice('member:'.length) : asked
  const results = sites.map(() => [])
  for (let run = 0; run <= RUNS; run += 1)
    for (const [index, { url }] of sites.entries()) {
      const prepare = isMember ? logIn : undefined
      const result = await visit(instance, { address: `${url}${path}`, device: 'phone', prepare })
      if (run > 0) results[index].push(result)
    }
  const none = median(results[0].map(({ lcp }) => lcp ?? 0))
  for (const [index, { delayMs }] of sites.entries()) {
    const of = (what) => median(results[index].map((result) => result[what] ?? 0))
    log(
      `${asked} API ${delayMs} ms late: FCP ${Math.round(of('fcp'))} ms, LCP ${Math.round(of('lcp'))} ms ` +
        `(${Math.round(of('lcp') - none)} ms more), CLS ${of('cls').toFixed(3)}, ${of('requests')} requests`,
    )
  }
}
await instance.close()
for (const { proxy } of sites) proxy.close()
await processes.stop()
process.exit(0)
