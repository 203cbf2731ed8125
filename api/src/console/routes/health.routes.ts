import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { clockServer, examine } from '../../modules/doctor/doctor.service'
import { getSiteHealth } from '../../modules/health/siteHealth.service'
import { handleCall } from '../handle'

export const registerHealthRoutes = (app: FastifyInstance, deps: Deps): void => {
  handleCall(app, 'getHealth', () => getSiteHealth(deps))

  handleCall(app, 'runChecks', async () => ({
    findings: await examine(deps, { clock: clockServer }),
  }))
}
