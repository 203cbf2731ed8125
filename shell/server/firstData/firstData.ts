import { callKey, endpoints } from '@duetto/shared/contract'
import type { EndpointName } from '@duetto/shared/contract'
import type { PublishedCall } from '@duetto/shared/registry'
import { picturesOf } from './pictures'
import type { Picture } from './pictures'
import { resolveQuery } from './resolveQuery'
import type { Scope } from './resolveQuery'

/** What the browser asks for itself when it has not come by then. */
const DEADLINE_MS = 300

export interface FirstData {
  /** By `callKey`. */
  answers: Record<string, unknown>
  pictures: Picture[]
}

interface Asking {
  calls: readonly PublishedCall[]
  scope: Omit<Scope, 'user'>
  hasSession: boolean
  /** Of this one request, cookie included: nothing of it is kept. */
  headers: Record<string, string>
}

/** A call as the visitor's browser would make it; null where there is no answer that a page may carry. */
const ask = async (
  apiUrl: string,
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<object | null> => {
  try {
    const response = await fetch(`${apiUrl}${path}`, { headers, signal, redirect: 'error' })
    // A cookie can no longer be passed on: the browser asks itself and gets it.
    if (!response.ok || response.headers.has('set-cookie')) return null
    const answer: unknown = await response.json()
    return typeof answer === 'object' ? answer : null
  } catch {
    return null
  }
}

const addressOf = (name: EndpointName, query: Record<string, string>): string => {
  const { path } = endpoints[name]
  const search = new URLSearchParams(query).toString()
  return search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path
}

/** A newer build may name calls that this shell does not know. */
const isRead = (call: string): call is EndpointName =>
  Object.hasOwn(endpoints, call) && endpoints[call as EndpointName].method === 'GET'

/** Makes the first calls of a route with the visitor's own cookie, as long as the deadline lets it. */
export const createFirstData =
  (apiUrl: string, deadlineMs = DEADLINE_MS) =>
  async ({ calls, scope, hasSession, headers }: Asking): Promise<FirstData> => {
    const data: FirstData = { answers: {}, pictures: [] }
    const signal = AbortSignal.timeout(deadlineMs)
    let user: object | null = null
    if (hasSession) {
      const asked = { ...headers, 'x-request-type': 'client' }
      const answer = await ask(apiUrl, addressOf('getUser', {}), asked, signal)
      if (!answer) return data
      data.answers[callKey('getUser')] = answer
      user = (answer as { user?: object | null }).user ?? null
    }
    await Promise.all(
      calls.map(async ({ call, query: places, pictures }) => {
        if (!isRead(call) || (user === null && endpoints[call].access !== 'anyone')) return
        const query = resolveQuery(places, { ...scope, user })
        const answer = await ask(apiUrl, addressOf(call, query), headers, signal)
        if (!answer) return
        data.answers[callKey(call, query)] = answer
        data.pictures.push(...picturesOf(answer, pictures))
      }),
    )
    return data
  }
