import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { newKey } from '../../testing/money'
import { createOutbox, deliverOutbox } from './outbox'
import { createSmsTransport } from './transports'

describeOnEngine('text messages through a gateway', (engine) => {
  let site: TestApp
  let gateway: Server
  let status = 200
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = []
  beforeAll(async () => {
    site = await createTestApp({ engine })
    gateway = createServer((request, answer) => {
      let text = ''
      request.on('data', (part: Buffer) => (text += part.toString('utf8')))
      request.on('end', () => {
        received.push({ headers: request.headers, body: JSON.parse(text) })
        answer.writeHead(status, { location: '/elsewhere' }).end('{}')
      })
    }).listen(0, '127.0.0.1')
    await once(gateway, 'listening')
  })
  beforeEach(async () => {
    received.length = 0
    status = 200
    await site.reset()
  })
  afterAll(async () => {
    gateway.close()
    await site.close()
  })

  const deliver = () => {
    const { port } = gateway.address() as AddressInfo
    const sms = createSmsTransport({ url: `http://127.0.0.1:${port}/send`, token: 'secret', from: 'Duetto' })
    const none = async () => {}
    const deps = { db: site.db, now: site.deps.now, log: { warn: () => {} } }
    return deliverOutbox(deps, { mail: none, push: none, sms })
  }
  const queue = () =>
    createOutbox({ db: site.db, now: site.deps.now, onQueued: () => {} }).sms.send(
      '+393331234567',
      'Code 123456 ✓',
    )

  it('[PAY-06] posts sender, number, text and the token', async () => {
    await queue()
    await deliver()
    expect(received).toMatchObject([
      {
        headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
        body: { from: 'Duetto', to: '+393331234567', text: 'Code 123456 ✓' },
      },
    ])
    site.clock.add(3_600_000)
    await deliver()
    expect(received).toHaveLength(1)
  })

  it.each([500, 401, 302])('[PAY-06] retries after a response with status %i', async (refusal) => {
    await queue()
    status = refusal
    await deliver()
    status = 202
    site.clock.add(3_600_000)
    await deliver()
    expect(received).toHaveLength(2)
    site.clock.add(3_600_000)
    await deliver()
    expect(received).toHaveLength(2)
  })

  it('[PAY-06] without a gateway, direct debit is neither offered nor accepted', async () => {
    const mute = await createTestApp({ engine, config: { canText: false } })
    const anna = await mute.member({ country: 'DE' })
    const { methods } = await anna.call('getPaymentMethods')
    expect(methods.length).toBeGreaterThan(0)
    expect(methods.map(({ id }) => id)).not.toContain('directdebit')
    const body = {
      package: 'p1',
      iban: 'DE89370400440532013000',
      holder: 'Anna',
      phone: '+491701234567',
      agreement: true,
    } as const
    expect(await anna.call.refused('startDirectDebit', { key: newKey(), body })).toMatchObject({
      code: 'method_unavailable',
    })
    await mute.close()
  })
})
