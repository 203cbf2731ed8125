import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { ask } from './ask'
import type { Call } from './ask'
import type { Burst, BurstOrder } from './burst'

export interface Latencies {
  /** Latencies of successful calls from the time they were due, to avoid coordinated omission. */
  ms: number[]
  errors: number
}

interface Rates {
  pollsPerSecond: number
  sendsPerSecond: number
  burst?: Burst
}

const tickMs = 10

/** `run` sends polls and messages at constant rates, regardless of response times. */
export const createLoad = (url: string, cookies: readonly string[]) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1024 })
  let keys = 0
  const burster = fork(join(import.meta.dirname, 'burst.ts'))
  const isReady = once(burster, 'message')
  const runBurst = async (burst: Burst, ms: number): Promise<number> => {
    const answered = once(burster, 'message') as Promise<[number]>
    const order: BurstOrder = { url, cookie: cookies[0] ?? '', burst, members: cookies.length * 2, ms }
    burster.send(order)
    return (await answered)[0]
  }

  const measured = async (call: Call, due: number, into: Latencies): Promise<void> => {
    const { status } = await ask(agent, url, call)
    if (status === 200 || status === 304) into.ms.push(performance.now() - due)
    else into.errors += 1
  }

  const memberOf = (turn: number): number => 1 + (turn % (cookies.length - 1))
  const poll = (turn: number): Call => ({
    method: 'GET',
    path: turn % 2 === 0 ? '/api/user.php' : '/api/chats.php',
    headers: { cookie: cookies[memberOf(turn)] ?? '' },
  })
  const send = (turn: number): Call => {
    const sender = memberOf(turn)
    return {
      method: 'POST',
      path: '/api/messages.php',
      headers: {
        cookie: cookies[sender] ?? '',
        'idempotency-key': `load-${process.pid}-${(keys += 1)}`,
      },
      body: JSON.stringify({ profile: sender + 1 + cookies.length, kind: 'text', text: `Hello ${turn}` }),
    }
  }

  const atRate = (perSecond: number, start: number, make: (turn: number, due: number) => void) => {
    let made = 0
    return (now: number): void => {
      for (; made < ((now - start) * perSecond) / 1000; made += 1)
        make(made, start + (made * 1000) / perSecond)
    }
  }

  const run = async (seconds: number, { pollsPerSecond, sendsPerSecond, burst }: Rates) => {
    const [polls, sends]: [Latencies, Latencies] = [
      { ms: [], errors: 0 },
      { ms: [], errors: 0 },
    ]
    const open: Promise<void>[] = []
    await isReady
    const start = performance.now()
    const end = start + seconds * 1000
    const kinds = [
      atRate(pollsPerSecond, start, (turn, due) => open.push(measured(poll(turn), due, polls))),
      atRate(sendsPerSecond, start, (turn, due) => open.push(measured(send(turn), due, sends))),
    ]
    const bursting = burst && runBurst(burst, seconds * 1000)
    while (performance.now() < end) {
      for (const make of kinds) make(performance.now())
      await new Promise((done) => setTimeout(done, tickMs))
    }
    await Promise.all(open)
    return { polls, sends, burstCalls: (await bursting) ?? 0 }
  }
  return { run, stop: () => burster.kill() }
}
