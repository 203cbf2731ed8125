import type { AddressInfo, Socket } from 'node:net'
import { connect, createServer } from 'node:net'
import { once } from 'node:events'
import { site } from './site'

export interface Relay {
  url: string
  cut: () => Promise<void>
  restore: () => Promise<void>
}

/**
 * Opens a TCP relay to the site. Cutting it affects all processes of the browser, unlike Playwright's offline mode,
 * which is set per page and worker.
 */
export const openRelay = async (): Promise<Relay> => {
  const sockets = new Set<Socket>()
  const track = (socket: Socket): Socket => {
    sockets.add(socket)
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  }
  const server = createServer((browser) => {
    const upstream = track(connect(Number(new URL(site.url).port), 'localhost'))
    track(browser).pipe(upstream).pipe(browser)
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
