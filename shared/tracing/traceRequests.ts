import { SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api'
import type { Context } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getTracer } from './getTracer'

const FAILED = 500

/** Traces each request in a span named by the route's pattern, because URLs may contain members' searches. */
export const traceRequests = (app: FastifyInstance, isLeftOut: (route: string) => boolean): void => {
  const contexts = new WeakMap<FastifyRequest, Context>()
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions, id } = request
    const route = routeOptions.url ?? 'unknown'
    if (isLeftOut(route)) return done()
    const parent = propagation.extract(context.active(), headers)
    const attributes = { 'http.request.method': method, 'http.route': route, 'duetto.request_id': id }
    const span = getTracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    // `close` fires even if the visitor disconnects before the response.
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= FAILED) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    const own = trace.setSpan(parent, span)
    contexts.set(request, own)
    context.with(own, done)
  })
  // Restore the trace context: the body arrives in socket events, outside the request's async context.
  app.addHook('preValidation', (request, _, done) => {
    context.with(contexts.get(request) ?? context.active(), done)
  })
}
