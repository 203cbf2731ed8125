import { timings } from '../domain'
import { noAnswer, readAnswer } from './Answer'
import type { Answer, Sending } from './Answer'

/** One request. Rejects only where the caller took it back. */
export const send = async ({ url, signal, ...request }: Sending): Promise<Answer> => {
  signal?.throwIfAborted()
  const end = new AbortController()
  const takeBack = () => end.abort()
  signal?.addEventListener('abort', takeBack)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    end.abort()
  }, timings.requestTimeoutMs)
  try {
    const response = await fetch(url, { ...request, credentials: 'include', signal: end.signal })
    return readAnswer(response.status, await response.text(), response.headers.get('retry-after'))
  } catch {
    signal?.throwIfAborted()
    return noAnswer(isLate)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', takeBack)
  }
}
