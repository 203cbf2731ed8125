import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { readCertificate } from './certificate'

const pem = readFileSync(join(__dirname, '../../testing/localhost.pem'))

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

describe('reading a certificate', () => {
  const servers: Server[] = []
  const start = (server: Server) => {
    servers.push(server)
    return listen(server)
  }
  afterAll(() => servers.map((server) => server.close()))

  it('returns its expiry, and why browsers reject it', async () => {
    const port = await start(createTlsServer({ key: pem, cert: pem }))
    const { expiresAt, fault } = await readCertificate({ host: 'localhost', port, timeoutMs: 5000 })
    expect(expiresAt.getUTCFullYear()).toBe(2126)
    expect(fault).toMatch(/SELF_SIGNED|self.signed/i)
  })

  it('fails in time if the server does not answer', async () => {
    const port = await start(createServer((socket) => void socket.resume()))
    await expect(readCertificate({ host: '127.0.0.1', port, timeoutMs: 50 })).rejects.toThrow('within 50 ms')
  })

  it('fails if nothing listens', async () => {
    const server = createServer()
    const port = await listen(server)
    await new Promise((resolve) => server.close(resolve))
    await expect(readCertificate({ host: '127.0.0.1', port, timeoutMs: 5000 })).rejects.toThrow(
      'ECONNREFUSED',
    )
  })
})
