import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

export interface RunningApi {
  url: string
  kill: () => Promise<void>
  stop: () => Promise<void>
  isAlive: () => boolean
}

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export const runApi = async (env: Record<string, string>): Promise<RunningApi> => {
  const port = await freePort()
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: join(__dirname, '../..'),
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      RATE_LIMITS: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isAlive = () => child.exitCode === null && child.signalCode === null
  const end = async (signal: NodeJS.Signals) => {
    if (!isAlive()) return
    child.kill(signal)
    await once(child, 'exit')
  }
  const url = `http://127.0.0.1:${port}`
  const isReady = async () => !isAlive() || (await fetch(`${url}/api/health/ready`)).ok
  await until(isReady).catch(async (error: unknown) => {
    await end('SIGKILL')
    throw error
  })
  if (!isAlive()) throw new Error('the API ended while it was starting')
  return { url, isAlive, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

const PATIENCE_MS = 120_000

export const until = async (holds: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + PATIENCE_MS
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error('it never came true')
    await new Promise((done) => setTimeout(done, 25))
  }
}
