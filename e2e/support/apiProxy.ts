import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request as forward } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { site } from './site'

const root = join(__dirname, '../..')

export type ApiState = 'well' | 'slow' | 'refusing' | 'killed'
const slowMs = 5000

export interface TroubledSite {
  url: string
  be: (state: ApiState) => Promise<void>
  close: () => Promise<void>
}

const listen = async (server: Server, port = 0): Promise<number> => {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

const port = Number(new URL(site.url).port) + 40

export const openTroubledSite = async (): Promise<TroubledSite> => {
  let state: ApiState = 'well'
  const api = new URL(site.url)
  const proxy = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      if (state === 'slow') await delay(slowMs)
      if (state === 'refusing') {
        response.writeHead(500, { 'content-type': 'text/plain' }).end('no')
        return
      }
      const { method, headers, url: path } = request
      const options = { host: '127.0.0.1', port: Number(api.port) + 1, method, headers, path }
      const upstream = forward(options, (answered) => {
        response.writeHead(answered.statusCode ?? 500, answered.headers)
        answered.pipe(response)
      })
      upstream.on('error', () => response.destroy())
      response.on('close', () => upstream.destroy())
      request.pipe(upstream)
    }
    void answer()
  })
  const proxyPort = await listen(proxy)
  const shell = spawn(process.execPath, [join(root, 'shell/dist/server/main.mjs')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      API_URL: `http://127.0.0.1:${proxyPort}`,
      REGISTRY_DIR: join(process.env.E2E_DATA_DIR ?? '', 'registry'),
    },
    stdio: 'ignore',
  })
  const url = `http://localhost:${port}`
  for (let tries = 0; ; tries += 1) {
    const isUp = await fetch(`${url}/__shell/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) break
    if (tries > 100) throw new Error('the second server of pages does not start')
    await delay(200)
  }
  return {
    url,
    be: async (next) => {
      if (next === 'killed') {
        const closed = once(proxy, 'close')
        proxy.close()
        proxy.closeAllConnections()
        await closed
      } else if (state === 'killed') await listen(proxy, proxyPort)
      state = next
    },
    close: async () => {
      shell.kill()
      await once(shell, 'exit')
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
