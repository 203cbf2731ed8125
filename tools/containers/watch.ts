import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MS = 100
const DEADLINE_MS = 15_000
/** Time to keep watching after the work, because failures may be delayed. */
const AFTER_MS = 2000

interface Answer {
  status: number | string
  retryAfter: string | null
}

const visit = async (url: string): Promise<Answer> => {
  try {
    const answer = await fetch(url, {
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: { accept: 'text/html' },
    })
    await answer.text()
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') }
  } catch (error) {
    const { cause, name } = error as Error & { cause?: { code?: string } }
    return { status: cause?.code ?? name, retryAfter: null }
  }
}

export const watchDuring = async (
  address: string,
  paths: readonly string[],
  work: () => Promise<unknown>,
  isGood = ({ status }: Answer, _path: string): boolean => status === 200,
) => {
  let isOver = false
  let count = 0
  const bad: Record<string, number> = {}
  const visitUntilOver = async (path: string) => {
    while (!isOver) {
      const answer = await visit(address + path)
      count += 1
      const name = `${path} ${answer.status}`
      if (!isGood(answer, path)) bad[name] = (bad[name] ?? 0) + 1
      await wait(PAUSE_MS)
    }
  }
  const visits = paths.map(visitUntilOver)
  try {
    await work()
    await wait(AFTER_MS)
  } finally {
    isOver = true
    await Promise.all(visits)
  }
  const failures = Object.entries(bad).map(([name, times]) => `${name}: ${times}`)
  const failed = failures.length === 0 ? '0 failed' : failures.join(', ')
  return { failures, summary: `${count} requests, ${failed}` }
}
