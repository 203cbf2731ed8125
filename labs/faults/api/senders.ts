export interface Senders {
  acknowledged: string[]
  refused: Map<number, number>
  resetSlowest: () => number
  nextAcknowledgement: () => Promise<number>
  stop: () => Promise<void>
}

interface Options {
  url: () => string
  cookie: string
  to: number
  workers: number
}

const pauseMs = 25
const patienceMs = 30_000
const pause = () => new Promise((done) => setTimeout(done, pauseMs))

export const startSenders = ({ url, cookie, to, workers }: Options): Senders => {
  const acknowledged: string[] = []
  const refused = new Map<number, number>()
  let waiting: { since: number; resolve: (ms: number) => void }[] = []
  let slowest = 0
  let isOver = false

  const attempt = async (key: string): Promise<boolean> => {
    const began = performance.now()
    const status = await fetch(`${url()}/api/messages.php`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ profile: to, kind: 'text', text: key }),
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      (answer) => answer.status,
      () => 0,
    )
    const ended = performance.now()
    if (status !== 200) {
      refused.set(status, (refused.get(status) ?? 0) + 1)
      return false
    }
    slowest = Math.max(slowest, ended - began)
    for (const { since, resolve } of waiting.filter(({ since }) => since <= began)) resolve(ended - since)
    waiting = waiting.filter(({ since }) => since > began)
    return true
  }
  const work = async (worker: number): Promise<void> => {
    for (let index = 0; !isOver; index += 1) {
      const key = `key-${worker}-${index}-of-sends`
      while (!(await attempt(key))) await pause()
      acknowledged.push(key)
    }
  }
  const all = Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)))
  return {
    acknowledged,
    refused,
    resetSlowest: () => {
      const taken = slowest
      slowest = 0
      return taken
    },
    nextAcknowledgement: () =>
      new Promise((resolve) => {
        waiting.push({ since: performance.now(), resolve })
      }),
    stop: async () => {
      isOver = true
      await all
    },
  }
}
