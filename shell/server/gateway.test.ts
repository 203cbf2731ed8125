/** @jest-environment node */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readShellConfig } from './config'

const docker = join(__dirname, '../../docker')
const program = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0)
const ifNginx = program ? it : it.skip

describe('the gateway (skipped without nginx)', () => {
  let api: Server
  let folder: string
  let nginx: ChildProcess | undefined
  beforeAll(async () => {
    api = createServer(({ headers }, response) => response.end(JSON.stringify(headers)))
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
  const writeProxies = (networks: string) =>
    execFileSync(join(docker, 'proxies.sh'), {
      env: { PATH: process.env.PATH, TRUST_PROXY: networks, PROXIES_FILE: join(folder, 'proxies.conf') },
      stdio: 'pipe',
    })
  /** The installation's own file, with names and folders of this machine. */
  const start = async (networks: string) => {
    writeProxies(networks)
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const port = portOf(probe)
    probe.close()
    const conf = readFileSync(join(docker, 'nginx.conf'), 'utf8')
      .replaceAll('/tmp/', `${folder}/`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
      .replaceAll(/http:\/\/(api|shell):\d+/g, `http://127.0.0.1:${portOf(api)}`)
    writeFileSync(join(folder, 'nginx.conf'), conf)
    const args = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-g', 'daemon off;']
    nginx = spawn(program ?? '', args, { stdio: 'ignore' })
    const url = `http://127.0.0.1:${port}`
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
    'tells two visitors behind one terminator apart, and believes what it says of their connection',
    async () => {
      const ask = await start('127.0.0.1,10.1.0.0/16')
      for (const visitor of ['203.0.113.7', '198.51.100.9'])
        expect(await ask(visitor, 'https')).toMatchObject({
          'x-forwarded-for': visitor,
          'x-forwarded-proto': 'https',
        })
      // What the visitor claims stands left of what the terminators add.
      expect((await ask('192.0.2.1, 203.0.113.7, 10.1.2.3', 'https'))['x-forwarded-for']).toBe('203.0.113.7')
    },
  )

  ifNginx('believes nobody where nobody is named', async () => {
    const ask = await start('')
    expect(await ask('203.0.113.7', 'https')).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
  })

  it('is told of networks alone', () => {
    expect(() => writeProxies('10.0.0.0/8; return 200')).toThrow(/no address and no network/)
  })

  it('is the one that shell and API believe, by one value of the composition', () => {
    const compose = readFileSync(join(docker, '../docker-compose.yml'), 'utf8')
    expect(compose.match(/TRUST_PROXY: uniquelocal/g)).toHaveLength(2)
    expect(compose.match(/TRUST_PROXY: \$\{TRUST_PROXY:-\}/g)).toHaveLength(1)
    expect(readShellConfig({ TRUST_PROXY: 'uniquelocal, 10.0.0.1' }).trustProxy).toEqual([
      'uniquelocal',
      '10.0.0.1',
    ])
  })
})
