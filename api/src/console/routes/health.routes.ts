import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { clockServer, examine } from '../../modules/doctor/doctor.service'
import { getSiteHealth } from '../../modules/health/siteHealth.service'
import { createTraffic } from '../../modules/health/traffic'
import type { ReadMetrics } from '../../modules/health/traffic'
import { handleCall } from '../handle'

const sampleEveryMs = 60_000

export const registerHealthRoutes = (
  app: FastifyInstance,
  deps: Deps,
  readMetrics: ReadMetrics = async () => new Map(),
): void => {
  const traffic = createTraffic(readMetrics, deps.now)
  const sample = () =>
    void traffic.sample().catch((error: unknown) => deps.log.warn({ err: error }, 'no sample of the traffic'))
  const timer = setInterval(sample, sampleEveryMs).unref()
  app.addHook('onReady', async () => sample())
  app.addHook('onClose', async () => clearInterval(timer))

  handleCall(app, 'getHealth', async () => ({
    ...(await getSiteHealth(deps)),
    traffic: await traffic.get(),
    dashboards: deps.config.console?.dashboardUrls ?? [],
  }))

  handleCall(app, 'runChecks', async () => ({
    findings: await examine(deps, { clock: clockServer }),
  }))
}
