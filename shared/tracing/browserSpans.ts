import { ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api'
import type { Tracer } from '@opentelemetry/api'

/** One change of page, as a browser measured it. */
export interface BrowserSpan {
  name: string
  traceId: string
  spanId: string
  /** Of the span that this one belongs to; none for a page that the shell changed without a request. */
  parentId?: string
  /** How long before the report it began, in milliseconds: a browser's clock may be wrong by years. */
  agoMs: number
  tookMs: number
}
export type RecordBrowserSpan = (span: BrowserSpan) => void

interface Ids {
  generateTraceId: () => string
  generateSpanId: () => string
}

/** Records spans whose ids a browser has chosen, because its calls have already named them as their parent. */
export const createBrowserSpans = (
  makeTracer: (ids: Ids) => Tracer,
  now: () => number = Date.now,
): RecordBrowserSpan => {
  let reported = { traceId: '', spanId: '' }
  const tracer = makeTracer({
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
