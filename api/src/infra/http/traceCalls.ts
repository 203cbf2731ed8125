import { getTracer } from '@duetto/shared/tracing'
import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Span } from '@opentelemetry/api'
import { isAxiosError } from 'axios'
import type { AxiosInstance, InternalAxiosRequestConfig } from 'axios'

/** Names spans after the service, because URLs may contain keys. */
export const traceCalls = (client: AxiosInstance, name: string): void => {
  const spans = new WeakMap<InternalAxiosRequestConfig, Span>()
  const end = (config: InternalAxiosRequestConfig | undefined, status?: number): void => {
    const span = config && spans.get(config)
    if (!span) return
    if (status) span.setAttribute('http.response.status_code', status)
    if (!status || status >= 400) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  }
  client.interceptors.request.use((config) => {
    if (!trace.getActiveSpan()?.isRecording()) return config
    const method = config.method?.toUpperCase() ?? 'GET'
    const attributes = { 'http.request.method': method }
    spans.set(config, getTracer().startSpan(`${method} ${name}`, { kind: SpanKind.CLIENT, attributes }))
    return config
  })
  client.interceptors.response.use(
    (response) => {
      end(response.config, response.status)
      return response
    },
    (error: unknown) => {
      if (isAxiosError(error)) end(error.config, error.response?.status)
      throw error
    },
  )
}
