import { getTracer } from '@duetto/shared/tracing'
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Redis } from 'ioredis'

/** Spans omit keys and values, which may contain personal data. */
export const traceRedis = (client: Redis): void => {
  const send = client.sendCommand.bind(client)
  client.sendCommand = (command, stream) => {
    if (!trace.getActiveSpan()?.isRecording()) return send(command, stream)
    const attributes = { 'db.system.name': 'redis' }
    const span = getTracer().startSpan(command.name, { kind: SpanKind.CLIENT, attributes })
    command.promise.then(
      () => span.end(),
      () => span.setStatus({ code: SpanStatusCode.ERROR }).end(),
    )
    return send(command, stream)
  }
}
