import { ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api'
import type { Tracer } from '@opentelemetry/api'

export interface BrowserSpan {
  name: string
  traceId: string
  spanId: string
  parentId?: string
  /** Time from the start of the span to the report. Relative, because a browser's clock may be wrong. */
  agoMs: number
  tookMs: number
}
export type RecordBrowserSpan = (span: BrowserSpan) => void

interface Ids {
  generateTraceId: () => string
  generateSpanId: () => string
}

/** Reuses the browser's span ids, to which the spans of its API requests already refer as parents. */
export const createBrowserSpans = (
  createTracer: (ids: Ids) => Tracer,
  now: () => number = Date.now,
): RecordBrowserSpan => {
  let reported = { traceId: '', spanId: '' }
  const tracer = createTracer({
    generateTraceId: () => reported.traceId,
    generateSpanId: () => reported.spanId,
  })
  return ({ name, traceId, spanId, parentId, agoMs, tookMs }) => {
    reported = { traceId, spanId }
    const parent = parentId && {
      traceId,
      spanId: parentId,
      traceFlags: TraceFlags.SAMPLED,
      isRemote: true,
    }
    const startTime = now() - agoMs
    const within = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT
    tracer.startSpan(name, { startTime }, within).end(startTime + tookMs)
  }
}
