import { Agent, request } from 'node:http'

export interface Latencies {
  /** Of each right answer, from the moment the call was due: a server that stalls is not asked less. */
  ms: number[]
  errors: number
}

/** What one member does 200 times at once. */
export type Burst = 'likes' | 'searches'

interface Rates {
  pollsPerSecond: number
  sendsPerSecond: number
  burst?: Burst
}

interface Call {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

const tickMs = 10
const burstSize = 200

/** Calls at even rates, whatever the answers take. */
export const createLoad = (url: string, cookies: readonly string[]) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1024 })
  const burster = new Agent({ keepAlive: true, maxSockets: 1024 })
  let keys = 0

  const ask = (by: Agent, { method, path, headers, body }: Call): Promise<number> =>
    new Promise((done) => {
      const type = body === undefined ? {} : { 'content-type': 'application/json' }
      const sent = request(url + path, { agent: by, method, headers: { ...type, ...headers } })
      sent.on('error', () => done(0))
      sent.setTimeout(20_000, () => sent.destroy())
      sent.on('response', (answer) => {
        answer.resume()
        answer.on('end', () => done(answer.statusCode ?? 0))
        answer.on('error', () => done(0))
      })
      sent.end(body)
    })

  const measured = async (call: Call, due: number, into: Latencies): Promise<void> => {
    const status = await ask(agent, call)
    if (status === 200 || status === 304) into.ms.push(performance.now() - due)
    else into.errors += 1
  }

  /** By turns; the first one is kept for the burst. */
  const memberOf = (turn: number): number => 1 + (turn % (cookies.length - 1))
  const poll = (turn: number): Call => ({
    method: 'GET',
    path: turn % 2 === 0 ? '/api/user.php' : '/api/chats.php',
    headers: { cookie: cookies[memberOf(turn)] ?? '' },
  })
  /** To a member who does not poll. */
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
  const like = (turn: number): Call => ({
    method: 'POST',
    path: '/api/like.php',
    headers: { cookie: cookies[0] ?? '' },
    body: JSON.stringify({ profile: 2 + (turn % (cookies.length * 2 - 2)) }),
  })
  const search = (): Call => ({
    method: 'GET',
    path: '/api/members.php',
    headers: { cookie: cookies[0] ?? '' },
  })
  const bursts: Record<Burst, (turn: number) => Call> = { likes: like, searches: search }

  /** Makes what is due by now; the rest of a second is carried over. */
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
    const start = performance.now()
    const end = start + seconds * 1000
    const kinds = [
      atRate(pollsPerSecond, start, (turn, due) => open.push(measured(poll(turn), due, polls))),
      atRate(sendsPerSecond, start, (turn, due) => open.push(measured(send(turn), due, sends))),
    ]
    let burstCalls = 0
    const bursting = Array.from({ length: burst ? burstSize : 0 }, async (_, first) => {
      for (let turn = first; burst && performance.now() < end; turn += burstSize) {
        await ask(burster, bursts[burst](turn))
        burstCalls += 1
      }
    })
    while (performance.now() < end) {
      for (const make of kinds) make(performance.now())
      await new Promise((done) => setTimeout(done, tickMs))
    }
    await Promise.all([...open, ...bursting])
    return { polls, sends, burstCalls }
  }
  return { run }
}
