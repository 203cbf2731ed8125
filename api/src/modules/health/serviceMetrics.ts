import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { ping } from '../../infra/db/ping'
import { countConnections, findBackup } from '../../infra/probes/database.repository'
import { readDisk } from '../../infra/probes/disk'
import { createRedisProbe } from '../../infra/probes/redis'
import type { RedisFacts } from '../../infra/probes/redis'
import { within } from '../../infra/within'
import { createCertificates } from './certificates'
import { createGauges } from './gauges'

const probeTimeoutMs = 2000

export const registerServiceMetrics = (app: FastifyInstance, deps: Deps): void => {
  const { config, db, now } = deps
  if (config.role === 'web') return
  const gauge = createGauges(app, deps)
  const isUp = (work: Promise<unknown>) =>
    within(probeTimeoutMs, work).then(
      () => 1,
      () => 0,
    )
  gauge({ name: 'duetto_database_up', help: '1 if the database answers' }, async (set) =>
    set(await isUp(ping(db))),
  )
  gauge(
    {
      name: 'duetto_database_connections',
      help: 'Connections of all clients to the database',
      labelNames: ['of'],
    },
    async (set) => {
      const { used, max } = await within(probeTimeoutMs, countConnections(db))
      set(used, { of: 'used' })
      set(max, { of: 'max' })
    },
  )
  gauge(
    { name: 'duetto_disk_bytes', help: 'Space of the disk with the photos', labelNames: ['of'] },
    async (set) => {
      const { freeBytes, sizeBytes } = await readDisk(config.dataDir)
      set(freeBytes, { of: 'free' })
      set(sizeBytes, { of: 'size' })
    },
  )
  gauge(
    { name: 'duetto_backup_age_seconds', help: 'Age of the last backup; without one, of the database' },
    async (set) => set((now().getTime() - (await findBackup(db)).since.getTime()) / 1000),
  )
  const certificates = createCertificates(deps)
  gauge(
    {
      name: 'duetto_certificate_seconds',
      help: 'Seconds until the certificate of a host expires; without a value if the host cannot be reached',
      labelNames: ['host'],
    },
    async (set) => {
      for (const { host, expiresAt } of await certificates.read())
        set((expiresAt.getTime() - now().getTime()) / 1000, { host })
    },
  )
  if (config.redis) registerRedisMetrics(app, deps, config.redis)
}

const registerRedisMetrics = (
  app: FastifyInstance,
  deps: Deps,
  servers: NonNullable<Deps['config']['redis']>,
) => {
  const gauge = createGauges(app, deps)
  const probe = createRedisProbe(servers)
  app.addHook('onClose', async () => probe.close())
  let reading: Promise<RedisFacts> | undefined
  // A scrape reads all gauges at once, so they share one probe.
  const read = () => (reading ??= probe.read().finally(() => (reading = undefined)))
  gauge({ name: 'duetto_redis_up', help: '1 if Redis answers' }, async (set) => {
    await read().then(
      () => set(1),
      () => set(0),
    )
  })
  gauge(
    { name: 'duetto_redis_memory_bytes', help: 'Memory of Redis, and its limit', labelNames: ['of'] },
    async (set) => {
      const { memoryBytes, memoryMaxBytes } = await read()
      set(memoryBytes, { of: 'used' })
      set(memoryMaxBytes, { of: 'max' })
    },
  )
}
