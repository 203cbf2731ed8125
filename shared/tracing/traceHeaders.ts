import { context, propagation, trace } from '@opentelemetry/api'

export const nameSpan = (name: string): void => void trace.getActiveSpan()?.updateName(name)

export const traceHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = {}
  propagation.inject(context.active(), headers)
  return headers
}

export const recordedTraceparent = (): string | undefined =>
  trace.getActiveSpan()?.isRecording() ? traceHeaders().traceparent : undefined
