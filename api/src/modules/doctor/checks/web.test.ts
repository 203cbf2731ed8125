import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { checkClock } from './clock'
import { checkCertificate, checkOutside } from './web'
import { judgeDisk, judgeMemory } from './machine'

const pem = readFileSync(join(__dirname, '../../../testing/localhost.pem'))
const timeoutMs = 2000

describe('checks of servers', () => {
  const servers: Server[] = []
  const start = async (server: Server): Promise<number> => {
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }
  const serve = async (listener: RequestListener) => `http://127.0.0.1:${await start(createServer(listener))}`
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  it.each([
    ['ok', 0],
    ['warning', 8000],
    ['fault', -60_000],
  ])('the clock is %s if it differs by %d ms', async (state, offMs) => {
    const url = await serve((_, response) =>
      response.setHeader('date', new Date(Date.now() + offMs).toUTCString()).end(),
    )
    expect((await checkClock(url, { timeoutMs })).state).toBe(state)
  })

  it('the clock is not compared if the server does not answer', async () => {
    expect((await checkClock('http://127.0.0.1:1', { timeoutMs })).state).toBe('warning')
  })

  it.each([
    ['ok', 200],
    ['ok', 302],
    ['fault', 502],
  ])('the site is %s if it answers %d', async (state, status) => {
    const url = await serve((_, response) => response.writeHead(status).end())
    expect((await checkOutside(url, { timeoutMs })).state).toBe(state)
  })

  it('reports a site that does not answer in time', async () => {
    const url = await serve(() => undefined)
    expect(await checkOutside(url, { timeoutMs: 50 })).toMatchObject({ state: 'fault' })
  })

  it('reports a certificate that browsers reject, and one that has expired', async () => {
    const port = await start(createHttpsServer({ key: pem, cert: pem }))
    const check = (now: string) =>
      checkCertificate({ host: 'localhost', port }, { now: new Date(now), timeoutMs })
    expect((await check('2026-03-01')).text).toContain('Browsers reject')
    expect((await check('2127-01-01')).text).toContain('has expired')
    const closed = await checkCertificate({ host: 'localhost', port: 1 }, { now: new Date(), timeoutMs })
    expect(closed.text).toContain('does not answer with TLS')
  })
})

it.each([
  ['ok', 50],
  ['warning', 10],
  ['fault', 4],
])('a disk is %s with %d %% free', (state, percent) => {
  expect(judgeDisk(percent * 1e9, 100e9).state).toBe(state)
})

it('warns if little memory is available', () => {
  expect([judgeMemory(5e9, 100e9).state, judgeMemory(20e9, 100e9).state]).toEqual(['warning', 'ok'])
})
