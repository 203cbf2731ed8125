import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import { presentError } from '@duetto/shared/contract/refusals'
import { isEncryptedSite, limits } from '@duetto/shared/domain'
import { drainOnClose, drainOptions } from '@duetto/shared/limits'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Deps } from '../app/deps'
import { readJson } from '../http/json'
import { sendConsoleError } from './errors'
import { registerPage } from './page'
import { registerAuthRoutes } from './routes/auth.routes'
import { registerCaseRoutes } from './routes/cases.routes'
import { registerHealthRoutes } from './routes/health.routes'
import { registerInboxRoutes } from './routes/inbox.routes'
import { registerMemberRoutes } from './routes/members.routes'
import { registerMarketingRoutes } from './routes/marketing.routes'
import { registerMoneyRoutes } from './routes/money.routes'
import { registerNoteRoutes } from './routes/notes.routes'
import { registerRemoteRoutes } from './routes/remotes.routes'
import { registerMediaRoutes } from './routes/media.routes'
import { registerReviewRoutes } from './routes/review.routes'
import type { ReadMetrics } from '../modules/health/traffic'
import { registerBrandRoutes } from '../modules/brand/brand.routes'
import { registerSelfieRoutes } from './routes/selfies.routes'
import { registerSettingsRoutes } from './routes/settings.routes'
import { registerLegalTextRoutes } from './routes/legal.routes'
import { registerTemplateRoutes } from './routes/templates.routes'
import { registerTransparencyRoutes } from './routes/transparency.routes'
import { registerOperatorSession } from './session'

interface Options {
  url: string
  dir?: string
  readMetrics?: ReadMetrics
}

export const buildConsole = async (
  deps: Deps,
  { url, dir, readMetrics }: Options,
): Promise<FastifyInstance> => {
  const loggerInstance: FastifyBaseLogger = deps.log
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // Operators may reach this port without a proxy and could forge X-Forwarded-For.
    trustProxy: false,
    bodyLimit: limits.bodyMaxBytes,
    requestTimeout: 60_000,
    ...drainOptions,
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => void sendConsoleError(error, request, reply),
  })
  drainOnClose(app)
  app.decorate('publicUrl', url)
  readJson(app)
  await app.register(cookie)
  app.setErrorHandler(sendConsoleError)
  app.setNotFoundHandler((request, reply) => {
    void reply.code(404).send(presentError('not_found', request.id))
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', `default-src 'none'; frame-ancestors 'none'`)
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'no-referrer')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cross-origin-resource-policy', 'same-origin')
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    if (isEncryptedSite(url)) reply.header('strict-transport-security', 'max-age=31536000')
    done(null, payload)
  })
  registerOperatorSession(app, deps)
  registerAuthRoutes(app, deps)
  registerMemberRoutes(app, deps)
  registerNoteRoutes(app, deps)
  registerRemoteRoutes(app, deps)
  registerTransparencyRoutes(app, deps)
  registerReviewRoutes(app, deps)
  registerMediaRoutes(app, deps)
  registerSelfieRoutes(app, deps)
  registerCaseRoutes(app, deps)
  registerHealthRoutes(app, deps, readMetrics)
  registerInboxRoutes(app, deps)
  registerTemplateRoutes(app, deps)
  registerLegalTextRoutes(app, deps)
  registerMarketingRoutes(app, deps)
  registerBrandRoutes(app, deps)
  registerSettingsRoutes(app, deps)
  registerMoneyRoutes(app, deps)
  if (dir !== undefined) await registerPage(app, dir)
  return app
}
