import { createECDH, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, createServer } from 'node:https'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { decrypt } from 'http_ece'

interface Received {
  message: unknown
  headers: Record<string, string | string[] | undefined>
}

export interface PushService {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  received: Received[]
  status: number
  agent: Agent
  close: () => Promise<void>
}

export const startPushService = async (): Promise<PushService> => {
  const browser = createECDH('prime256v1')
  const p256dh = browser.generateKeys().toString('base64url')
  const auth = randomBytes(16).toString('base64url')
  const pem = readFileSync(join(__dirname, 'localhost.pem'))
  const server = createServer({ key: pem, cert: pem }, (request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const options = { version: 'aes128gcm', privateKey: browser, authSecret: auth } as const
      const message: unknown = JSON.parse(decrypt(Buffer.concat(parts), options).toString('utf8'))
      service.received.push({ message, headers: request.headers })
      response.writeHead(service.status).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const service: PushService = {
    subscription: { endpoint: 'https://push.localhost.test/send/1', keys: { p256dh, auth } },
    received: [],
    status: 201,
    agent: new Agent({ host: '127.0.0.1', port, ca: pem, servername: 'localhost' }),
    close: () => new Promise((done) => server.close(() => done())),
  }
  return service
}
