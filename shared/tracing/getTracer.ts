import { trace } from '@opentelemetry/api'
import type { Tracer } from '@opentelemetry/api'

/** Requested for each span: a stored one would outlive its tracing. */
export const getTracer = (): Tracer => trace.getTracer('duetto')
