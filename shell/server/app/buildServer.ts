import { join } from 'node:path'
import cookie from '@fastify/cookie'
import { eventsPath } from '@duetto/shared/contract'
import { isEncryptedSite, limits } from '@duetto/shared/domain'
import { drainOnClose, drainOptions } from '@duetto/shared/limits'
import { buildFolder, openRegistry } from '@duetto/shared/registry'
import { traceRequests } from '@duetto/shared/tracing'
import type { Tracing } from '@duetto/shared/tracing'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { announceShell, liveShellOf } from '../remotes/announceShell'
import { registerAssets } from '../remotes/assets'
import { createBuildReader } from '../remotes/buildReader'
import { createBusCounts } from '../edge/reports/busCounts'
import type { ShellConfig } from '../edge/config'
import { createInitialData } from '../page/initialData/initialData'
import { followBucket } from '../remotes/followBucket'
import { registerForms } from '../page/forms/registerForms'
import { registerShare } from '../page/forms/registerShare'
import { registerStatusEndpoints } from '../remotes/statusEndpoints'
import { limitReports } from '../edge/reports/limitReports'
import { logging } from '../edge/logging'
import { registerBrandIcons } from '../page/pwa/brandIcons'
import { registerManifest } from '../page/pwa/webManifest'
import { registerMetrics } from '../edge/metrics'
import { registerNavigationSpans } from '../edge/reports/navigationSpans'
import { registerPage } from '../page/pageRoute'
import { registerProxy } from '../edge/proxy/proxy'
import { loadOrCreateSecret } from '../remotes/loadOrCreateSecret'
import { refuse, refuseConnection, requestIdOf, sendError } from '../edge/refusals'
import { createRegistryReader, devPlans } from '../remotes/registry'
import { addRegistryMetrics } from '../remotes/registryMetrics'
import type { RegistryMirror } from '../remotes/registryMirror'
import { storeCounts } from '../remotes/storeCounts'
import { createRollout } from '../remotes/rollout'
import { createPrerenderedReader } from '../page/prerendered/readPrerendered'
import { commonHeaders } from '../edge/securityHeaders'
import { registerServiceWorker } from '../page/pwa/serviceWorker'
import { createLegalTexts } from '../page/legal/legalTexts'
import { createSiteData } from '../page/site/siteData'
import { createSiteRoutes } from '../page/siteRoutes'
import { createHaltedBuilds } from '../remotes/haltedBuilds'
import { escapeMalformedUrl, collapseLeadingSlashes } from '../edge/normalizeUrl'
import { createRequestQueue } from '../edge/requestQueue/requestQueue'
import { guardCountry } from '../edge/visitorCountry'
import { registerWellKnown } from '../page/wellKnown'

const isUntraced = (route: string): boolean =>
  [eventsPath, '/metrics', '/sw.js', '/__shell/health'].includes(route) ||
  /^\/(s|f|r|icons|media|registry)\//.test(route)

export const buildServer = async (
  config: ShellConfig,
  dist: string,
  tracing: Tracing | null = null,
): Promise<FastifyInstance> => {
  const app = Fastify({
    ...logging(config),
    trustProxy: config.trustProxy,
    bodyLimit: limits.bodyMaxBytes,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    ...drainOptions,
    genReqId: requestIdOf,
    rewriteUrl: ({ url }) => escapeMalformedUrl(url ?? '/'),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: refuseConnection,
  })
  app.server.headersTimeout = 15_000
  drainOnClose(app)
  app.decorate('isEncrypted', isEncryptedSite(config.publicUrl.href))
  if (tracing) {
    traceRequests(app, isUntraced)
    registerNavigationSpans(app, tracing.recordBrowserSpan)
  }
  guardCountry(app, config)
  limitReports(app)
  app.setErrorHandler(sendError)
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 'not_found'))
  await app.register(cookie, { secret: loadOrCreateSecret(config) })
  app.addHook('onRequest', async ({ url }, reply) => {
    const address = collapseLeadingSlashes(url)
    if (address !== null) return reply.redirect(address, 308)
  })
  const readBuild = createBuildReader()
  const shell = readBuild(join(dist, config.webBuild))
  if (!shell) throw new Error('the shell is not built. Run npm run build.')
  const registry = openRegistry(config.registryDir, config.registryBucket)
  const live = liveShellOf(shell)
  const mirror =
    config.registryBucket && (await followBucket(app, registry, config.registryDir, { shell: live }))
  const readRegistry = createRegistryReader(config.registryDir, mirror?.error)
  if (live && !mirror) await announceShell(app, registry, live)

  const headers = Object.entries(commonHeaders(config))
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) {
      if (!reply.hasHeader(name)) void reply.header(name, value)
    }
  })
  const queue = createRequestQueue()
  registerProxy(app, config.apiUrl, { queue })
  const siteData = createSiteData(config.apiUrl)
  registerBrandIcons(app, siteData)
  await registerAssets(app, {
    web: join(dist, config.webBuild),
    fonts: join(dist, 'fonts'),
    icons: join(dist, 'icons'),
    registryDir: config.registryDir,
  })
  registerServiceWorker(app, join(dist, 'sw.js'), siteData)
  const halt: RegistryMirror['halt'] =
    mirror?.halt ?? ((remote, build) => registry.setHalted(remote, build, true))
  const rollout = createRollout(app, {
    halted: createHaltedBuilds(app, config.registryDir, halt),
    readRegistry,
    developed: devPlans(config.devEntries),
  })
  storeCounts(app, registry, rollout)
  const buildOf = (remote: string, build: string) => readBuild(buildFolder(config.registryDir, remote, build))
  const bus = createBusCounts(app)
  registerStatusEndpoints(app, { shell, readRegistry, rollout, buildOf, bus })
  addRegistryMetrics(registerMetrics(app, bus), { readRegistry, rollout })
  registerManifest(app, siteData)
  registerWellKnown(app, {
    publicUrl: config.publicUrl,
    siteData,
    readRegistry,
    routesOf: createSiteRoutes(buildOf, config.withoutRemotes),
  })
  void app.register(async (pages) => {
    pages.addHook('preHandler', queue.acquire('page'))
    const answerPage = registerPage(pages, {
      config,
      shell,
      readRegistry,
      rollout,
      siteData,
      initialData: createInitialData(config.apiUrl),
      buildOf,
      prerenderedOf: createPrerenderedReader(config.registryDir, buildOf),
      legalTextOf: createLegalTexts(config.apiUrl),
    })
    registerForms(pages, config.apiUrl, answerPage)
    registerShare(pages)
  })
  return app
}
