import type { EndpointName } from '../contract'
import { ApiError } from '../http'
import type { Http } from '../http'

export interface Call {
  name: EndpointName
  query?: unknown
  body?: unknown
  key?: string
}
export interface Input {
  query?: unknown
  body?: unknown
  idempotencyKey?: string
  onUploadProgress?: (fraction: number) => void
}
export type Answers = Partial<Record<EndpointName, (input: Input) => unknown>>

export const testNow = Date.parse('2026-03-01T12:00:00Z')

/**
 * Creates an HTTP client with the given responses that records every request. Other requests fail with `not_found`.
 */
export const fakeApi = (answers: Answers = {}) => {
  const calls: Call[] = []
  const http = {
    call: async (name: EndpointName, input: Input = {}) => {
      const { query, body, idempotencyKey: key } = input
      calls.push({
        name,
        ...(query !== undefined && { query }),
        ...(body !== undefined && { body }),
        ...(key !== undefined && { key }),
      })
      const answer = answers[name]
      if (!answer) throw new ApiError({ code: 'not_found' }, 404)
      return answer(input)
    },
  } as Http
  return { http, calls, answers }
}

/** Creates a response that is an API error. */
export const refuse =
  (code: ApiError['code'], details: Record<string, unknown> = {}) =>
  () => {
    throw new ApiError({ code, details })
  }

/** The original timer, which fake timers do not replace. */
const { setTimeout: schedule } = globalThis

/** Waits until all settled promises are handled, so that sagas continue. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    schedule(resolve)
  })
