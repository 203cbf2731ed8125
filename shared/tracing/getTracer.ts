import { trace } from '@opentelemetry/api'
import type { Tracer } from '@opentelemetry/api'

/** Asked for at each span: one that was kept would outlive the tracing that it belongs to. */
export const getTracer = (): Tracer => trace.getTracer('duetto')
