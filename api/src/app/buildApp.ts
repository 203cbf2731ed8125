import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { eventsPath } from '@duetto/shared/contract'
import { presentError, rawRefusal } from '@duetto/shared/contract/refusals'
import { isEncryptedSite, limits } from '@duetto/shared/domain'
import type { Country } from '@duetto/shared/domain'
import {
  addressLimits,
  createKeyedLimiter,
  createMemoryCounter,
  drainOnClose,
  drainOptions,
  readLimits,
  writeLimits,
} from '@duetto/shared/limits'
import type { KeyedLimiter } from '@duetto/shared/limits'
import { traceRequests } from '@duetto/shared/tracing'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { registerMetrics } from '../http/metrics'
import { registerSession } from '../http/session/plugin'
import { countryOf } from '../http/country'
import type { Deps } from './deps'
import { sendError } from '../http/errors'
import { registerExhaustion } from '../http/exhaustion'
import { readJson } from '../http/json'
import { registerModules } from './modules'
import { registerSiteView } from '../modules/settings/siteView'
import { createLimitRate } from '../http/rateLimit'
import type { LimitRate, RateCounter } from '../http/rateLimit'

declare module 'fastify' {
  interface FastifyInstance {
    publicUrl: string
    limitRate: LimitRate
    /**
     * Concurrency limiters: per member for `read` and `write`, per network for requests without a session (`visitor`).
     * Reads and writes are separate, so that a member's queued writes do not block reads.
     */
    gates: { read: KeyedLimiter<number>; write: KeyedLimiter<number>; visitor: KeyedLimiter<string> }
  }
  interface FastifyRequest {
    country: Country
  }
}

const requestIdPattern = /^[A-Za-z0-9-]{8,64}$/

const isUntraced = (route: string): boolean =>
  [eventsPath, '/metrics', '/api/gifts/:file'].includes(route) || /^\/(media|api\/health)\//.test(route)

export const buildApp = async (
  deps: Deps,
  { rateCounter = createMemoryCounter() }: { rateCounter?: RateCounter } = {},
): Promise<FastifyInstance> => {
  const { config, log } = deps
  const loggerInstance: FastifyBaseLogger = log
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: limits.bodyMaxBytes,
    // Covers only receiving the request, not the response.
    requestTimeout: 60_000,
    connectionTimeout: 0,
    keepAliveTimeout: 72_000,
    ...drainOptions,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID()
    },
    // Reuse the app's logger. A child per request costs more than adding the id to the few lines that need it.
    childLoggerFactory: (logger) => logger,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: (error: NodeJS.ErrnoException, socket) => {
      if (socket.writable) socket.write(rawRefusal(error.code))
      socket.destroySoon()
    },
    routerOptions: { maxParamLength: 200 },
  })
  app.server.headersTimeout = 15_000
  drainOnClose(app)
  app.decorate('publicUrl', config.publicUrl)
  app.decorate('limitRate', createLimitRate(rateCounter, { isOn: config.hasRateLimits, isDemo: config.demo }))
  app.decorate('gates', {
    read: createKeyedLimiter(readLimits),
    write: createKeyedLimiter(writeLimits),
    visitor: createKeyedLimiter(addressLimits),
  })
  app.decorateRequest('country', {
    getter() {
      return countryOf(this, config)
    },
  })
  if (config.tracing) traceRequests(app, isUntraced)
  readJson(app)
  await app.register(cookie)
  await app.register(multipart, { limits: { fileSize: limits.photoMaxBytes, files: 1, fields: 5, parts: 6 } })

  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => {
    void reply.code(404).send(presentError('not_found', request.id))
  })
  // These hooks use `done`, because an async hook would cost a promise per request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff')
    done()
  })
  const isEncrypted = isEncryptedSite(config.publicUrl)
  app.addHook('onSend', (_, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (isEncrypted) reply.header('strict-transport-security', 'max-age=31536000')
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!log.isLevelEnabled('debug')) return done()
    // Log the route instead of the URL, whose query may contain private data.
    const facts = {
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
    }
    log.debug({ ...facts, ms: Math.round(reply.elapsedTime) }, 'request')
    done()
  })
  registerMetrics(app)
  registerExhaustion(app)
  registerSession(app, deps)
  registerSiteView(app, deps)
  registerModules(app, deps)
  return app
}
