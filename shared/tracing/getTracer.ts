import { trace } from '@opentelemetry/api'
import type { Tracer } from '@opentelemetry/api'

/** Not cached, because tests start and stop tracing. */
export const getTracer = (): Tracer => trace.getTracer('duetto')
