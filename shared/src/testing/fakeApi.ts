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

export const refuse =
  (code: ApiError['code'], details: Record<string, unknown> = {}) =>
  () => {
    throw new ApiError({ code, details })
  }

/** The real timer, captured before a test can install fake ones. */
const { setTimeout: schedule } = globalThis

/** Waits for one macrotask, after which reactions to settled promises have run, for example in sagas. */
export const settle = (): Promise<void> =>
  new Promise((resolve) => {
    schedule(resolve)
  })
