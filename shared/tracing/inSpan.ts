import { SpanStatusCode, trace } from '@opentelemetry/api'
import type { SpanOptions } from '@opentelemetry/api'
import { getTracer } from './getTracer'

const inNewSpan = <Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> =>
  getTracer().startActiveSpan(name, options, async (span) => {
    try {
      return await work()
    } catch (error) {
      // Record only the name, because the message may contain a member's text.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
      throw error
    } finally {
      span.end()
    }
  })

export const inSpan = async <Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> => (trace.getActiveSpan()?.isRecording() ? inNewSpan(name, options, work) : work())

export const inOwnTrace = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  inNewSpan(name, { root: true }, work)
