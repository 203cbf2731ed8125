import { setTimeout as wait } from 'node:timers/promises'

const pauseMs = 100
const deadlineMs = 15_000

const ask = async (url) => {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(deadlineMs),
      headers: { accept: 'text/html' },
    })
    await answer.text()
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  } catch (error) {
    return { status: error.cause?.code ?? error.name, retryAfter: null }
  }
}

/**
 * Visits the paths again and again, as a visitor would, while `work` runs. Resolves to the count of requests and
 * the answers that `isGood` does not accept, as "path status" with their number.
 */
export const watchDuring = async (address, paths, work, isGood = ({ status }) => status === 200) => {
  let isOver = false
  let asked = 0
  const bad = {}
  const visit = async (path) => {
    while (!isOver) {
      const answer = await ask(address + path)
      asked += 1
      const name = `${path} ${answer.status}`
      if (!isGood(answer, path)) bad[name] = (bad[name] ?? 0) + 1
      await wait(pauseMs)
    }
  }
  const visits = paths.map(visit)
  try {
    await work()
    // What fails late belongs to the work, too.
    await wait(2000)
  } finally {
    isOver = true
    await Promise.all(visits)
  }
  const faults = Object.entries(bad).map(([name, count]) => `${name}: ${count}`)
  return {
    asked,
    faults,
    summary: `${asked} requests, ${faults.length === 0 ? '0 failed' : faults.join(', ')}`,
  }
}
