import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { ask } from './ask'
import type { Answer, Call } from './ask'

export interface Side {
  url: string
  pid: number
  stop: () => void
}

export const buildSides = (): void => {
  execFileSync(process.execPath, [join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' })
}

export const startSide = async (side: 'ours' | 'bare', port: number, databaseUrl: string): Promise<Side> => {
  const child = spawn(
    process.execPath,
    ['--expose-gc', join(import.meta.dirname, '../../../api/dist/bench/server.mjs')],
    {
      env: {
        ...process.env,
        BENCH_SIDE: side,
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        RATE_LIMITS: '0',
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/bench/memory`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await new Promise((done) => setTimeout(done, 50))
  return { url, pid: child.pid ?? 0, stop: () => child.kill('SIGKILL') }
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 })

export const send = ({ url }: Side, call: Call): Promise<Answer> => ask(agent, url, call)

/** CPU time in ms since the server's start. */
export const cpuOf = async ({ url }: Side): Promise<number> => {
  const { user, system } = (await (await fetch(`${url}/bench/cpu`)).json()) as NodeJS.CpuUsage
  return (user + system) / 1000
}

export const cpuFor = async (
  side: Side,
  count: number,
  makeCall: (index: number) => Call,
  status = 200,
): Promise<number> => {
  const before = await cpuOf(side)
  let next = 0
  const worker = async () => {
    while (next < count) {
      const index = next
      next += 1
      const call = makeCall(index)
      const answer = await send(side, call)
      if (answer.status !== status) throw new Error(`${call.path} answered ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  return (await cpuOf(side)) - before
}

export interface Stream {
  bytes: () => number
  close: () => void
  onData: (listen: () => void) => void
}

export const openStream = async ({ url }: Side, path: string, cookie?: string): Promise<Stream> => {
  const sent = get(url + path, { agent: false, headers: cookie ? { cookie } : {} })
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  let bytes = 0
  let listener: (() => void) | undefined
  answer.on('data', (part: Buffer) => {
    bytes += part.length
    listener?.()
  })
  answer.on('error', () => {})
  sent.on('error', () => {})
  return { bytes: () => bytes, close: () => sent.destroy(), onData: (listen) => (listener = listen) }
}
