import { callKey, endpoints } from '@duetto/shared/contract'
import type { EndpointName } from '@duetto/shared/contract'
import type { PublishedCall } from '@duetto/shared/registry'
import { traceHeaders } from '@duetto/shared/tracing'
import { picturesOf } from './pictures'
import type { Picture } from './pictures'
import { resolveQuery } from './resolveQuery'
import type { Scope } from './resolveQuery'

/** After this, the browser fetches the data itself. */
const DEADLINE_MS = 300

export interface FirstData {
  /** By `callKey`. */
  answers: Record<string, unknown>
  pictures: (Picture | null)[]
  /** Whether the API says that the page's subject does not exist. */
  isGone: boolean
}

interface Asking {
  calls: readonly PublishedCall[]
  scope: Omit<Scope, 'user'>
  hasSession: boolean
  /** Of this request only, including its cookie: nothing is stored. */
  headers: Record<string, string>
}

const NOT_FOUND = 404

/** Makes a call as the visitor's browser would; null if the page cannot carry the answer. */
const ask = async (
  apiUrl: string,
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<object | 'not found' | null> => {
  try {
    const carried = { ...headers, ...traceHeaders() }
    const response = await fetch(`${apiUrl}${path}`, { headers: carried, signal, redirect: 'error' })
    if (response.status === NOT_FOUND) return 'not found'
    // The headers are already sent, so a cookie can no longer be set: the browser asks again and gets it.
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

/** A newer build may name calls unknown to this shell. */
const isRead = (call: string): call is EndpointName =>
  Object.hasOwn(endpoints, call) && endpoints[call as EndpointName].method === 'GET'

/** Makes a route's first calls with the visitor's cookie, within the deadline. */
export const createFirstData =
  (apiUrl: string, deadlineMs = DEADLINE_MS) =>
  async ({ calls, scope, hasSession, headers }: Asking): Promise<FirstData> => {
    const data: FirstData = { answers: {}, pictures: [], isGone: false }
    const signal = AbortSignal.timeout(deadlineMs)
    let user: object | null = null
    if (hasSession) {
      const asked = { ...headers, 'x-request-type': 'client' }
      const answer = await ask(apiUrl, addressOf('getUser', {}), asked, signal)
      if (!answer || answer === 'not found') return data
      data.answers[callKey('getUser')] = answer
      user = (answer as { user?: object | null }).user ?? null
    }
    await Promise.all(
      calls.map(async ({ call, query: places, pictures, isSubject }) => {
        if (!isRead(call) || (user === null && endpoints[call].access !== 'anyone')) return
        const query = resolveQuery(places, { ...scope, user })
        const answer = await ask(apiUrl, addressOf(call, query), headers, signal)
        if (answer === 'not found' && isSubject) data.isGone = true
        if (!answer || answer === 'not found') return
        data.answers[callKey(call, query)] = answer
        data.pictures.push(...picturesOf(answer, pictures))
      }),
    )
    return data
  }
