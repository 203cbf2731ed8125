/** @jest-environment node */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WireError } from '@duetto/shared/contract'
import { presentError } from '@duetto/shared/contract/refusals'
import { readShellConfig } from './config'

const docker = join(__dirname, '../../../docker')
const omitId = ({ requestId: _, ...refusal }: WireError) => refusal
const program = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0)
const ifNginx = program ? it : it.skip

describe('the gateway (skipped without nginx)', () => {
  let api: Server
  let folder: string
  let nginx: ChildProcess | undefined
  let url: string
  beforeAll(async () => {
    api = createServer(({ headers }, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ ...headers, filling: 'x'.repeat(2000) }))
    })
    api.listen(0, '127.0.0.1')
    await once(api, 'listening')
  })
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'duetto-gateway-'))
    chmodSync(folder, 0o777)
  })
  afterEach(async () => {
    if (nginx?.exitCode === null) {
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  })
  afterAll(() => api.close())

  const portOf = (server: Server) => (server.address() as AddressInfo).port
  const writeProxies = (networks: string, countryHeader = '') =>
    execFileSync(join(docker, 'proxies.sh'), {
      env: {
        PATH: process.env.PATH,
        TRUST_PROXY: networks,
        COUNTRY_HEADER: countryHeader,
        PROXIES_FILE: join(folder, 'proxies.conf'),
      },
      stdio: 'pipe',
    })
  const freePort = async () => {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const port = portOf(probe)
    probe.close()
    return port
  }
  const start = async (networks: string, upstream = portOf(api), countryHeader = '') => {
    writeProxies(networks, countryHeader)
    const port = await freePort()
    const conf = readFileSync(join(docker, 'nginx.conf'), 'utf8')
      .replaceAll('/tmp/', `${folder}/`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll(/http:\/\/(api|shell):\d+/g, `http://127.0.0.1:${upstream}`)
      .replace('/etc/nginx/pages', join(docker, 'pages'))
    writeFileSync(join(folder, 'nginx.conf'), conf)
    const args = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;']
    const log = openSync(join(folder, 'log'), 'a')
    nginx = spawn(program ?? '', args, { stdio: ['ignore', log, log] })
    closeSync(log)
    url = `http://127.0.0.1:${port}`
    const isUp = () =>
      fetch(`${url}/__gateway/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    while (!(await isUp())) {
      if (nginx.exitCode !== null) throw new Error('nginx refuses its configuration')
      await new Promise((done) => setTimeout(done, 20))
    }
    return async (forwardedFor: string, proto: string) => {
      const headers = { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': proto }
      return (await (await fetch(`${url}/api/settings.php`, { headers })).json()) as Record<string, string>
    }
  }

  ifNginx(
    'distinguishes two visitors behind one terminator, and trusts its header about their connection',
    async () => {
      const ask = await start('127.0.0.1,10.1.0.0/16')
      for (const visitor of ['203.0.113.7', '198.51.100.9'])
        expect(await ask(visitor, 'https')).toMatchObject({
          'x-forwarded-for': visitor,
          'x-forwarded-proto': 'https',
        })
      expect((await ask('192.0.2.1, 203.0.113.7, 10.1.2.3', 'https'))['x-forwarded-for']).toBe('203.0.113.7')
    },
  )

  ifNginx('[CALL-06] passes on a country that a trusted proxy names, and of nobody else', async () => {
    const countryFor = async (networks: string, path: string) => {
      await start(networks, portOf(api), 'CloudFront-Viewer-Country')
      const answer = await fetch(url + path, { headers: { 'cloudfront-viewer-country': 'PL' } })
      nginx?.kill('SIGTERM')
      return ((await answer.json()) as Record<string, string>)['cloudfront-viewer-country']
    }
    for (const path of ['/api/settings.php', '/api/events.php', '/members']) {
      expect(await countryFor('127.0.0.1', path)).toBe('PL')
      expect(await countryFor('10.1.0.0/16', path)).toBeUndefined()
      expect(await countryFor('', path)).toBeUndefined()
    }
  })

  ifNginx('trusts no proxy if TRUST_PROXY is empty', async () => {
    const ask = await start('')
    expect(await ask('203.0.113.7', 'https')).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
  })

  ifNginx('says in the wire shape that the API is away, and in the site’s look that pages are', async () => {
    await start('127.0.0.1', await freePort())
    const call = await fetch(`${url}/api/settings.php`, { headers: { 'x-forwarded-proto': 'https' } })
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
    expect(call.headers.get('strict-transport-security')).toBe('max-age=31536000')
    const { requestId, ...refusal } = (await call.json()) as WireError
    expect(refusal).toEqual(omitId(presentError('unavailable', '')))
    expect(requestId).toMatch(/^[0-9a-f]{32}$/)
    const pageIn = async (language: string) => {
      const page = await fetch(`${url}/members`, { headers: { 'accept-language': language } })
      expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html'])
      return page.text()
    }
    expect(await pageIn('it-IT,it;q=0.9')).toContain('<html lang="it">')
    expect(await pageIn('da')).toContain('<html lang="en">')
  })

  ifNginx(
    'refuses too much at once and too large a call in the wire shape, and compresses JSON',
    async () => {
      await start('')
      const small = await fetch(`${url}/api/settings.php`)
      expect([small.headers.get('content-encoding'), small.headers.get('vary')]).toEqual([
        'gzip',
        'Accept-Encoding',
      ])
      const large = await fetch(`${url}/api/x.php`, {
        method: 'POST',
        body: 'x'.repeat(12 * 1024 * 1024 + 1),
      })
      expect(large.status).toBe(413)
      expect(omitId((await large.json()) as WireError)).toEqual(omitId(presentError('body_too_large', '')))
      const burst = await Promise.all(Array.from({ length: 290 }, () => fetch(`${url}/api/settings.php`)))
      const refused = burst.find(({ status }) => status === 429)
      expect(omitId((await refused?.json()) as WireError)).toEqual(omitId(presentError('too_fast', '')))
    },
  )

  ifNginx.each(['2a00:1450:4001:8:', '2a00:1450::'])(
    'counts all addresses of a visitor’s IPv6 network as one, and no other: %s',
    async (network) => {
      await start('127.0.0.1')
      const ask = async (address: string) =>
        (await fetch(`${url}/api/settings.php`, { headers: { 'x-forwarded-for': address } })).status
      const burst = await Promise.all(
        Array.from({ length: 290 }, (_, index) => ask(`${network}1:2:3:${(index + 1).toString(16)}`)),
      )
      expect(burst).toContain(429)
      for (const other of ['2a00:1450:4001:9::1', '2a00:1451::1:2:3:4', '203.0.113.7'])
        expect(await ask(other)).toBe(200)
    },
  )

  ifNginx('logs uploads and failures without the visitor’s address, the query and the referrer', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7', referer: 'https://site.test/?from=secret' }
    await start('127.0.0.1')
    // nginx logs a request after its response, but before it quits.
    const quit = async () => {
      nginx?.kill('SIGQUIT')
      if (nginx) await once(nginx, 'exit')
    }
    const upload = { method: 'POST', headers, body: 'x'.repeat(300_000) }
    expect((await fetch(`${url}/api/upload-photo.php`, upload)).status).toBe(200)
    await quit()
    await start('127.0.0.1', await freePort())
    expect((await fetch(`${url}/activate?token=secret`, { headers })).status).toBe(503)
    await quit()
    const lines = readFileSync(join(folder, 'log'), 'utf8')
    expect(lines).toMatch(/"path":"\/api\/upload-photo.php","status":200/)
    expect(lines).toMatch(/"status":503.*"upstreamStatus":"502"/)
    expect(lines).not.toMatch(/203\.0\.113|secret/)
  })

  it('accepts only networks in TRUST_PROXY', () => {
    expect(() => writeProxies('10.0.0.0/8; return 200')).toThrow(/no address and no network/)
    expect(() => writeProxies('', 'x-country "";')).toThrow(/no name of a header/)
  })

  it('shell and API trust the gateway by one value in the composition', () => {
    const compose = readFileSync(join(docker, '../docker-compose.yml'), 'utf8')
    expect(compose.match(/TRUST_PROXY: uniquelocal/g)).toHaveLength(2)
    expect(compose.match(/TRUST_PROXY: \$\{TRUST_PROXY:-\}/g)).toHaveLength(1)
    expect(compose.match(/COUNTRY_HEADER: \$\{COUNTRY_HEADER:-\}/g)).toHaveLength(3)
    expect(readShellConfig({ TRUST_PROXY: 'uniquelocal, 10.0.0.1' }).trustProxy).toEqual([
      'uniquelocal',
      '10.0.0.1',
    ])
  })
})
