import { once } from 'node:events'
import { join } from 'node:path'
import { inOwnTrace, stackForLog, startTracing } from '@duetto/shared/tracing'
import { buildApp } from './app/buildApp'
import { readConfig } from './app/config'
import { jobs } from './app/jobs'
import { endWithParent } from './infra/endWithParent'
import { createRedisCounter } from './infra/redisCounter'
import { StartError } from './app/StartError'
import { buildConsole } from './console/buildConsole'
import { createDeps } from './app/createDeps'
import { createLog } from './app/createLog'
import { migrate } from './infra/db/migrate'
import { createKeyHash } from './infra/keyHash'
import { openDb } from './infra/db/openDb'
import { openReplica } from './infra/db/replica'
import { findSchema, readSchema } from './infra/db/schema'
import { traceDb, traceQueries } from './infra/db/traceDb'
import { deliverOutbox, outboxJob } from './infra/delivery/outbox'
import { createTransport } from './infra/delivery/transports'
import { createPushSender } from './infra/delivery/push/sendPush'
import { createRedisPlaces } from './modules/events/sharedSlots'
import { findCompanyErrors } from './modules/site/company'
import { readMetricsOf } from './modules/health/traffic'
import { ensureRedisSecret } from './modules/settings/redisSecret'
import { ensurePlaces } from './modules/site/places.service'
import { startJobs } from './infra/jobs/jobs'
import { serveOps } from '../ops/socket'
import type { Deps } from './app/deps'

const untilWanted = async (): Promise<void> => {
  if (!process.argv.includes('--spare')) return
  const unwatch = endWithParent(() => process.exit(0))
  await once(process, 'message')
  unwatch()
}

type StartDemo = (deps: Deps) => Promise<() => Promise<void>>

const start = async (startDemo?: StartDemo): Promise<void> => {
  const wanted = untilWanted()
  const config = readConfig(process.env)
  if (config.demo && !startDemo)
    throw new StartError(
      'DEMO=1 needs the build with the demo: start demo/dist/main.mjs, or set API_IMAGE=demo.',
    )
  // Only one process may open the embedded database, so a spare waits here until it takes over.
  if (!config.databaseUrl) await wanted
  const log = createLog(config.logLevel)
  const tracing =
    config.tracing && (await startTracing({ service: 'duetto-api', ratio: config.tracing.ratio }))
  const opened = await openDb({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    onError: (error) => log.error({ err: error }, 'a database connection failed'),
  })
  const db = tracing ? traceDb(opened) : opened
  const replica = config.replicaUrl ? openReplica(config.replicaUrl, opened, log) : undefined
  const searchDb = replica && (tracing ? traceQueries(replica.queries) : replica.queries)
  const applied = await migrate(db, readSchema(findSchema()))
  if (applied.length > 0) log.info({ applied }, 'migrated')
  await ensurePlaces(db)

  const transport = createTransport(config, createPushSender({ db, config }))
  let sending: Promise<unknown> | null = null
  const sendSoon = (): void => {
    setTimeout(() => {
      sending ??= inOwnTrace('outbox', () => deliverOutbox({ db, now: deps.now, log }, transport))
        .catch((error: unknown) => log.warn({ err: error }, 'the outbox failed'))
        .finally(() => (sending = null))
    }, 50).unref()
  }
  const redis = config.redis && { servers: config.redis, hash: createKeyHash(await ensureRedisSecret(db)) }
  const streamSlots = redis && createRedisPlaces(redis.servers, redis.hash)
  const deps = {
    ...createDeps({ config, db, searchDb, log, onQueued: sendSoon }),
    streamSlots,
  }
  const missing = await findCompanyErrors(deps)
  if (missing.length > 0)
    log.warn({ missing }, 'the company behind the site is not named: npm run ops -- settings set company')
  if (!config.payment.url && !config.payment.adyen)
    log.warn('no payment provider is set up, so nothing can be bought: PAYMENT_PROVIDER')
  const rateCounter = redis && createRedisCounter(redis.servers, redis.hash)
  const app = await buildApp(deps, { rateCounter })
  const operators = config.console && {
    ...config.console,
    app: await buildConsole(deps, {
      url: config.console.url,
      dir: config.console.dir ?? join(import.meta.dirname, 'console'),
      readMetrics: readMetricsOf(app, config.console.metricsUrls),
    }),
  }
  await wanted
  const stopDemo = config.demo ? await startDemo?.(deps) : undefined
  const stopOps = config.databaseUrl ? null : await serveOps(deps)
  const stopJobs = config.role === 'web' ? null : startJobs(deps, [...jobs, outboxJob(transport)])

  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await stopOps?.()
    // In parallel: each may take 10 s to finish its requests, and the container is killed after 20 s.
    await Promise.all([operators?.app.close(), app.close()])
    await stopDemo?.()
    await stopJobs?.()
    deps.scorer.close()
    await sending
    rateCounter?.close()
    streamSlots?.close()
    await deps.fanout.close()
    await replica?.close()
    await db.close()
    await tracing?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
  endWithParent(() => void stop())
  await app.listen({ port: config.port, host: config.host })
  if (operators) await operators.app.listen({ port: operators.port, host: operators.host })
  process.send?.('serving')
}

const sentenceOf = (error: NodeJS.ErrnoException): string => {
  if (error instanceof StartError) return error.message
  if (error.code === 'EADDRINUSE') return 'its port is in use. Stop what listens there or give another PORT.'
  if (error.code === 'EACCES' && error.syscall === 'listen')
    return 'it may not listen on its port. Give a PORT of 1024 or more.'
  return stackForLog(error)
}

export const runApi = (startDemo?: StartDemo): Promise<void> =>
  start(startDemo).catch((error: NodeJS.ErrnoException) => {
    console.error(`The API cannot start: ${sentenceOf(error)}`)
    process.exit(1)
  })
