import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export const hasRedis = (): boolean => spawnSync('redis-server', ['--version']).status === 0

export const startOwnRedis = (port: number) => {
  let server: ChildProcess
  const start = () => {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '']
    server = spawn('redis-server', args, { stdio: 'ignore' })
  }
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill(signal)
    await once(server, 'exit')
  }
  start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    end,
    signal: (signal: NodeJS.Signals) => server.kill(signal),
  }
}

export type OwnRedis = ReturnType<typeof startOwnRedis>
