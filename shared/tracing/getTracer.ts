import { trace } from '@opentelemetry/api'
import type { Tracer } from '@opentelemetry/api'

/** Do not cache, because tests start and stop tracing. */
export const getTracer = (): Tracer => trace.getTracer('duetto')
