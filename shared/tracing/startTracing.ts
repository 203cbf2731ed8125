import { context, propagation, trace } from '@opentelemetry/api'
import { createBrowserSpans } from './browserSpans'
import type { TellBrowserSpan } from './browserSpans'

export interface Tracing {
  tellBrowserSpan: TellBrowserSpan
  /** Sends what is still waiting. */
  stop: () => Promise<void>
}

interface Options {
  /** What the collector calls this process. */
  service: string
  /** Share of the traces begun here that are recorded, from 0 to 1. What another process began, it has decided. */
  ratio: number
}

/**
 * Records what requests do and sends it to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names, over OTLP and HTTP; a collector
 * that does not answer costs nothing but its spans.
 */
export const startTracing = async ({ service, ratio }: Options): Promise<Tracing> => {
  // Loaded here, because most sites run without.
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
    tellBrowserSpan: createBrowserSpans((idGenerator) =>
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
