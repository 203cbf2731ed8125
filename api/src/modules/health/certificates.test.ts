import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { Deps } from '../../app/deps'
import { createCertificates } from './certificates'

it('survives a database that is down when certificates are due again', async () => {
  let nowMs = 0
  let isDown = false
  const warn = jest.fn()
  const many = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve([]))
  const deps = {
    config: { publicUrl: 'https://localhost:1' },
    db: { many },
    now: () => new Date(nowMs),
    log: { warn },
  } as unknown as Deps
  const certificates = createCertificates(deps)
  await certificates.read()
  isDown = true
  nowMs = 3_600_000
  await expect(certificates.read()).resolves.toEqual([])
  await new Promise(setImmediate)
  expect(warn).toHaveBeenLastCalledWith({ err: new Error('down') }, 'the certificates could not be read')
})

it('reads all hosts at once, so that one that does not answer delays no other', async () => {
  const warn = jest.fn()
  const sockets: Socket[] = []
  let failedBefore = -1
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    if (sockets.length < 2) return
    failedBefore = warn.mock.calls.length
    for (const each of sockets) each.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  const deps = {
    config: { publicUrl: `https://127.0.0.1:${port}` },
    db: { many: async () => [{ host: '127.0.0.2' }] },
    now: () => new Date(0),
    log: { warn },
  } as unknown as Deps
  await expect(createCertificates(deps).read()).resolves.toEqual([])
  server.close()
  expect(failedBefore).toBe(0)
})
