import { context, propagation, trace } from '@opentelemetry/api'

export const nameSpan = (name: string): void => void trace.getActiveSpan()?.updateName(name)

/** Returns W3C Trace Context headers for a request to another of our processes; empty without an active span. */
export const traceHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

/** Returns the W3C traceparent of the active span; undefined if there is none or it is not recorded. */
export const recordedTraceparent = (): string | undefined =>
  trace.getActiveSpan()?.isRecording() ? traceHeaders().traceparent : undefined
