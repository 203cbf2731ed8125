import { consoleEndpoints } from '@duetto/shared/contract/console'
import type { ConsoleBody, ConsoleCall, ConsoleQuery, ConsoleResponse } from '@duetto/shared/contract/console'

/** `status` is the HTTP status, or 0 without a response. */
export class CallError extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    readonly details: Record<string, unknown> = {},
  ) {
    super(`console.error.${code}`)
    this.name = 'CallError'
  }
}

interface Input<Name extends ConsoleCall> {
  query?: ConsoleQuery<Name>
  body?: ConsoleBody<Name>
}
interface Refusal {
  code?: string
  details?: Record<string, unknown>
}

const urlOf = (path: string, query: object): string => {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString()
  return parameters === '' ? path : `${path}?${parameters}`
}

const send = async (method: string, url: string, body: unknown): Promise<Response> => {
  try {
    return await fetch(url, {
      method,
      ...(method === 'GET'
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    })
  } catch {
    throw new CallError('network', 0)
  }
}

export const callConsole = async <Name extends ConsoleCall>(
  name: Name,
  { query, body }: Input<Name> = {},
): Promise<ConsoleResponse<Name>> => {
  const { method, path } = consoleEndpoints[name]
  const response = await send(method, urlOf(path, query ?? {}), body)
  const answer: unknown = await response.json().catch(() => ({}))
  if (response.ok) return answer as ConsoleResponse<Name>
  const { code = 'internal', details } = answer as Refusal
  throw new CallError(code, response.status, details)
}

export const selfieUrl = (id: number): string => `/api/selfies/${id}`
/**
 * `of` names the report or conversation that shows the message; without it, the operator must have leased the message
 * for review.
 */
export const mediaUrl = (id: number, of: ConsoleQuery<'getMedia'> = {}): string =>
  urlOf(`/api/media/${id}`, of)
export const photoUrl = (id: number, size: 'full' | 'thumb'): string => `/api/photos/${id}/${size}`
