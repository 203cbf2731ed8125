import { callKey, endpoints } from '@duetto/shared/contract'
import type { EndpointName } from '@duetto/shared/contract'
import type { PublishedQuery } from '@duetto/shared/registry'
import { traceHeaders } from '@duetto/shared/tracing'
import type { AnswerPart } from '../../../common/answerParts'
import { createPartQueue } from './partQueue'
import { portraitsOf } from './portraits'
import type { Portrait } from './portraits'
import { resolveQuery } from './resolveQuery'
import type { Scope } from './resolveQuery'

const PROMPT_MS = 300
/** After this, the browser sends the request itself. */
const CALL_DEADLINE_MS = 5000

export interface DataPart extends AnswerPart {
  portraits?: (Portrait | null)[]
  pictures?: PublishedQuery['pictures']
}

export interface InitialData {
  parts: AsyncIterable<DataPart>
  /** Resolves when the last part is queued, or after `promptMs`. */
  prompt: Promise<void>
  /** Whether the page's main entity does not exist (404). False if the page has none or the response is late. */
  isGone: () => Promise<boolean>
}

export interface InitialDataRequest {
  queries: readonly PublishedQuery[]
  scope: Omit<Scope, 'user'>
  hasSession: boolean
  headers: Record<string, string>
  signal: AbortSignal
}

interface Timing {
  promptMs?: number
  deadlineMs?: number
}

const NOT_FOUND = 404

const callApi = async (
  apiUrl: string,
  path: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<object | 'not found' | null> => {
  try {
    const carried = { ...headers, ...traceHeaders() }
    const response = await fetch(`${apiUrl}${path}`, { headers: carried, signal, redirect: 'error' })
    if (response.status === NOT_FOUND) return 'not found'
    // The page's headers may already be sent, so a cookie cannot be set. The browser repeats the request.
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

const isRead = (call: string): call is EndpointName =>
  Object.hasOwn(endpoints, call) && endpoints[call as EndpointName].method === 'GET'

const after = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref()
  })

export const createInitialData =
  (apiUrl: string, { promptMs = PROMPT_MS, deadlineMs = CALL_DEADLINE_MS }: Timing = {}) =>
  ({ queries, scope, hasSession, headers, signal }: InitialDataRequest): InitialData => {
    const queue = createPartQueue<DataPart>()
    let resolveSubject: (isGone: boolean) => void = () => {}
    const subject = new Promise<boolean>((resolve) => {
      resolveSubject = resolve
    })

    const call = async (
      name: EndpointName,
      { query = {}, extraHeaders = {} }: { query?: Record<string, string>; extraHeaders?: object },
      pictures?: PublishedQuery['pictures'],
    ) => {
      const key = callKey(name, query)
      const abort = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
      const answer = await callApi(apiUrl, addressOf(name, query), { ...headers, ...extraHeaders }, abort)
      if (answer && answer !== 'not found')
        queue.push({
          answers: { [key]: answer },
          portraits: portraitsOf(answer, pictures),
          pictures,
        })
      else queue.push({ unanswered: [key] })
      return answer
    }

    const makeCalls = async (user: object | null): Promise<void> => {
      const allowed = queries.flatMap((published) => {
        const { call: name, query: places } = published
        if (!isRead(name) || (user === null && endpoints[name].access !== 'anyone')) return []
        return [{ published, name, query: resolveQuery(places, { ...scope, user }) }]
      })
      if (allowed.length > 0) queue.push({ pending: allowed.map(({ name, query }) => callKey(name, query)) })
      await Promise.all(
        allowed.map(async ({ published, name, query }) => {
          const answer = await call(name, { query }, published.pictures)
          if (published.isSubject) resolveSubject(answer === 'not found')
        }),
      )
    }

    const run = async (): Promise<void> => {
      if (!hasSession) return makeCalls(null)
      queue.push({ pending: [callKey('getUser')] })
      const answer = await call('getUser', { extraHeaders: { 'x-request-type': 'client' } })
      if (!answer || answer === 'not found') return
      await makeCalls((answer as { user?: object | null }).user ?? null)
    }

    const prompt = Promise.race([run().finally(queue.end), after(promptMs)])
    return {
      parts: queue.parts,
      prompt,
      isGone: async () =>
        queries.some(({ isSubject }) => isSubject) && Promise.race([subject, prompt.then(() => false)]),
    }
  }
