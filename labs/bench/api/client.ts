import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, request } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { join } from 'node:path'

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

export interface Call {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

const finish = (sent: ClientRequest): Promise<number> =>
  new Promise((done, fail) => {
    sent.on('error', fail)
    sent.on('response', (answer: IncomingMessage) => {
      answer.resume()
      answer.on('end', () => done(answer.statusCode ?? 0))
    })
  })

export const send = async ({ url }: Side, { method = 'GET', path, headers, body }: Call): Promise<number> => {
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const sent = request(url + path, { agent, method, headers: { ...type, ...headers } })
  sent.end(body)
  return finish(sent)
}

/** CPU time in ms since the server started. */
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
      const answer = await send(side, makeCall(index))
      if (answer !== status) throw new Error(`${makeCall(index).path} answered ${answer}`)
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
