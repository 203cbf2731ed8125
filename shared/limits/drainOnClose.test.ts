/** @jest-environment node */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { drainOnClose, drainOptions } from './drainOnClose'

const open = async (ms?: number) => {
  const app = Fastify({ ...drainOptions, keepAliveTimeout: 72_000 })
  drainOnClose(app, ms)
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let answer = (_text: string): void => undefined
  app.get('/', () => {
    arrive()
    return new Promise<string>((resolve) => {
      answer = resolve
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const call = request({ port, host: '127.0.0.1', agent: new Agent({ keepAlive: true }) })
  const response = once(call, 'response') as Promise<[IncomingMessage]>
  call.end()
  await arrived
  return { app, response, answer: (text: string) => answer(text) }
}

describe('drainOnClose', () => {
  it('lets a request in progress finish, then closes its connection that is kept alive', async () => {
    const { app, response, answer } = await open()
    const closed = app.close()
    setImmediate(() => answer('whole'))
    const [message] = await response
    expect(await message.setEncoding('utf8').toArray()).toEqual(['whole'])
    await closed
  })

  it('cuts a request that takes too long', async () => {
    const { app, response } = await open(1)
    const cut = expect(response).rejects.toThrow('socket hang up')
    await app.close()
    await cut
  })
})
