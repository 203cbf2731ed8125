import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { runChecks } from '../src/modules/doctor/Check'
import type { Finding } from '../src/modules/doctor/Check'
import { createTestApp, describeOnEngine } from '../src/testing'
import type { TestApp } from '../src/testing'
import { startDnsServer } from '../src/testing/dnsServer'
import { runOps } from './runOps'

describeOnEngine('ops doctor', (engine) => {
  let site: TestApp
  let dns: Awaited<ReturnType<typeof startDnsServer>>
  const mails: string[] = []
  const web = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      if (body) mails.push(body)
      response.end('{}')
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
    const { port } = web.address() as AddressInfo
    const url = `http://localhost:${port}`
    dns = await startDnsServer({
      'A localhost': ['93.184.216.34'],
      'TXT duetto.example': ['v=spf1 -all'],
      'TXT _dmarc.duetto.example': ['v=DMARC1; p=reject'],
    })
    const mail = { from: 'Duetto <a@duetto.example>', outboxUrl: url }
    site = await createTestApp({ engine, config: { publicUrl: url, dataDir: '/tmp', mail, demo: true } })
  })
  afterAll(async () => {
    await site.close()
    dns.stop()
    web.closeAllConnections()
    web.close()
  })

  const ops = (...args: string[]) =>
    runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd: '' }, [
      ...['doctor', '--resolver', dns.address, '--clock', site.deps.config.publicUrl],
      ...args,
    ])
  const states = async () => {
    const { output, code } = await ops('--json')
    const findings = JSON.parse(output) as Finding[]
    return {
      code,
      of: (name: string) => findings.filter(({ check }) => check === name).map(({ state }) => state),
    }
  }

  it('exits with 1 for a fault, and with 0 once it is repaired', async () => {
    const before = await states()
    expect(before.code).toBe(1)
    expect(before.of('backup')).toEqual(['fault'])
    await runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd: '' }, ['backup', 'record'])
    const after = await states()
    const clean = ['dns', 'outside', 'spf', 'dmarc', 'clock', 'migrations', 'backup']
    expect(clean.map((name) => [name, ...after.of(name)])).toEqual(clean.map((name) => [name, 'ok']))
    expect(['certificate', 'dkim', 'redis'].flatMap(after.of)).toEqual(['skipped', 'skipped', 'skipped'])
    expect(after.code).toBe(after.of('disk')[0] === 'fault' ? 1 : 0)
  })

  it('prints whole sentences', async () => {
    expect((await ops()).output).toMatch(/^ok +version +Duetto unreleased runs on Node \d+\.\d+\.\d+\.$/m)
    expect((await ops()).output).toMatch(/^ok +dns +localhost leads to 93\.184\.216\.34\.$/m)
  })

  it('reports a migration that is missing, and one of a newer version', async () => {
    const [{ name } = { name: '' }] = await site.db.many<{ name: string }>(
      sql`select name from migrations order by name desc limit 1`,
    )
    await site.db.run(sql`update migrations set name = '29991231T0000_newer' where name = ${name}`)
    expect((await states()).of('migrations')).toEqual(['fault'])
    await site.db.run(sql`insert into migrations (name, hash) values (${name}, '')`)
    expect((await states()).of('migrations')).toEqual(['warning'])
    await site.db.run(sql`delete from migrations where name = '29991231T0000_newer'`)
  })

  it('sends a test mail on demand', async () => {
    const { output } = await ops('--mail', 'me@a.example')
    expect(output).toContain('accepted a test mail to me@a.example')
    expect(mails).toHaveLength(1)
  })
})

it('ends a check at its limit, and the others continue', async () => {
  const never = { name: 'slow', run: () => new Promise<never>(() => undefined) }
  const quick = { name: 'quick', run: async () => ({ state: 'ok' as const, text: 'Fine.' }) }
  expect(await runChecks([never, quick], 20)).toEqual([
    { state: 'fault', check: 'slow', text: 'This could not be checked: no answer within 20 ms.' },
    { state: 'ok', check: 'quick', text: 'Fine.' },
  ])
})

it('examines the rest if the database does not answer', async () => {
  const site = await createTestApp({ config: { publicUrl: 'https://localhost:1', dataDir: '/tmp' } })
  await site.db.close()
  const { output, code } = await runOps({ deps: site.deps, actor: 'olga', registryDir: '', cwd: '' }, [
    ...['doctor', '--resolver', '127.0.0.1:1', '--clock', 'http://127.0.0.1:1'],
  ])
  expect(code).toBe(1)
  expect(output).toMatch(/^fault +database +The database does not answer/m)
  expect(output).toMatch(/^(ok|warning|fault) +disk/m)
  expect(output).toMatch(/^fault +certificate +localhost does not answer with TLS at port 1/m)
  await site.app.close()
})
