import { SpanStatusCode, trace } from '@opentelemetry/api'
import type { SpanOptions } from '@opentelemetry/api'
import { getTracer } from './getTracer'

/**
 * Does work in a span of its own. Outside a recorded span there is none: what runs by the clock, such as a job's look for
 * work once a second, would fill a collector.
 */
export const inSpan = async <Result>(
  name: string,
  options: SpanOptions,
  work: () => Promise<Result>,
): Promise<Result> => {
  if (!trace.getActiveSpan()?.isRecording()) return work()
  return getTracer().startActiveSpan(name, options, async (span) => {
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
}
