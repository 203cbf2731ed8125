import { timings } from '../domain'
import { noAnswer, readAnswer } from './Answer'
import type { Answer, Sending } from './Answer'

/**
 * One request that tells how much of its body is gone (0 to 1), which `fetch` cannot. The time that it has starts anew
 * with every part that goes: ten megabytes over a slow network are not late.
 */
export const upload = (
  { method, url, headers, body, signal }: Sending,
  onProgress: (fraction: number) => void,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    const takeBack = () => request.abort()
    let isLate = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const startTime = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        isLate = true
        request.abort()
      }, timings.requestTimeoutMs)
    }
    request.open(method, url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      startTime()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onloadend = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', takeBack)
      if (signal?.aborted) reject(signal.reason as Error)
      else if (request.status === 0) resolve(noAnswer(isLate))
      else resolve(readAnswer(request.status, request.responseText, request.getResponseHeader('retry-after')))
    }
    signal?.addEventListener('abort', takeBack)
    startTime()
    request.send(body)
  })
