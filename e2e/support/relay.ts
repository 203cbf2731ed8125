import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { once } from 'node:events'
import { site } from './site'

/** A network of the test's own between the browser and the site. */
export interface Relay {
  /** Where the site is to be had through it. */
  url: string
  /** Ends every connection and refuses new ones. */
  cut: () => Promise<void>
  restore: () => Promise<void>
}

/**
 * Cut, it is as good as no network for every process of the browser. The browser's own way to play offline is told to each
 * page and worker by itself, and a test that relied on it failed once.
 */
export const openRelay = async (): Promise<Relay> => {
  const sockets = new Set<Socket>()
  const keep = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }
  const server = createServer((browser) => {
    const upstream = keep(connect(Number(new URL(site.url).port), 'localhost'))
    keep(browser).pipe(upstream).pipe(browser)
  })
  const listen = async (port: number): Promise<number> => {
    server.listen(port)
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  return {
    url: `http://localhost:${port}`,
    cut: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    restore: async () => void (await listen(port)),
  }
}
