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
      // The name only: an error's text may quote what a member wrote.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'Error' })
      throw error
    } finally {
      span.end()
    }
  })

/**
 * Does work in a span of its own. Outside a recorded span there is none: what runs by the clock, such as a look for a lease,
 * would fill a collector.
 */
export const inSpan = async <Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> => (trace.getActiveSpan()?.isRecording() ? inNewSpan(name, options, work) : work())

/** Does work that no request waits for, such as a job's, as a trace of its own, one in as many as of pages. */
export const inOwnTrace = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  inNewSpan(name, { root: true }, work)
