import { randomBytes } from 'node:crypto'
import { countsEveryMs } from '@duetto/shared/registry'
import type { RegistryStore } from '@duetto/shared/registry'
import type { FastifyInstance } from 'fastify'
import type { Rollout } from './rollout'

const staleMs = 24 * 60 * countsEveryMs

const removeStale = async (registry: RegistryStore, now: number): Promise<void> => {
  for (const { process, counts } of await registry.readCounts())
    if (counts.at < now - staleMs) await registry.writeCounts(process, null)
}

const writeCounts = async (
  registry: Pick<RegistryStore, 'writeCounts'>,
  rollout: Pick<Rollout, 'health' | 'hours'>,
  process: string,
  now: number,
): Promise<void> => {
  const builds = Object.entries(rollout.health()).map(
    ([key, { up, failed }]) => [key, { up, failed }] as const,
  )
  await registry.writeCounts(process, {
    at: now,
    builds: Object.fromEntries(builds),
    hours: rollout.hours(),
  })
}

export const storeCounts = (app: FastifyInstance, registry: RegistryStore, rollout: Rollout): void => {
  const process = randomBytes(8).toString('hex')
  const attempt = (work: Promise<void>) =>
    work.catch((error: unknown) => app.log.debug({ err: error }, 'the counts of browsers were not stored'))
  let isStale = true
  const timer = setInterval(() => {
    void attempt(writeCounts(registry, rollout, process, Date.now()))
    if (isStale) void attempt(removeStale(registry, Date.now()))
    isStale = false
  }, countsEveryMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    // Keep the hours, because an API job still reads them. A shell that starts a day later or more deletes the file.
    await attempt(registry.writeCounts(process, { at: Date.now(), builds: {}, hours: rollout.hours() }))
  })
}
