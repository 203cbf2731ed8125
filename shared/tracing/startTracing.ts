import { context, propagation, trace } from '@opentelemetry/api'
import { createBrowserSpans } from './browserSpans'
import type { RecordBrowserSpan } from './browserSpans'

export interface Tracing {
  recordBrowserSpan: RecordBrowserSpan
  stop: () => Promise<void>
}

interface Options {
  service: string
  /** Sampled fraction, from 0 to 1, of traces that start here. Others follow their parent's decision. */
  ratio: number
}

export const startTracing = async ({ service, ratio }: Options): Promise<Tracing> => {
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
    ])
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const processor = new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })
  const resourceOf = (name: string) => resourceFromAttributes({ 'service.name': name })
  const provider = new sdk.TracerProvider({
    resource: resourceOf(service),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return {
    recordBrowserSpan: createBrowserSpans((idGenerator) =>
      new sdk.TracerProvider({
        resource: resourceOf('duetto-browser'),
        spanProcessors: [processor],
        idGenerator,
      }).getTracer('duetto'),
    ),
    stop: async () => {
      await provider.shutdown()
      for (const api of [context, propagation, trace]) api.disable()
    },
  }
}
