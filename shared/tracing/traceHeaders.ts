import { context, propagation, trace } from '@opentelemetry/api'

/** Names the current request by more than its route. */
export const nameSpan = (name: string): void => void trace.getActiveSpan()?.updateName(name)

/** Headers of a call to another of our processes, so that its spans join the current trace (W3C Trace Context). */
export const traceHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** The W3C traceparent of the current span; undefined where it is not recorded. */
export const recordedTraceparent = (): string | undefined =>
  trace.getActiveSpan()?.isRecording() ? traceHeaders().traceparent : undefined
