import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { getPackages, getPaymentMethods } from './packages.service'

export const registerPackagesRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getPackages', ({ user, request }) =>
    getPackages(deps, { userId: user?.id ?? null, host: request.hostname, country: request.country }),
  )
  handle(app, 'getPaymentMethods', ({ user, request }) =>
    getPaymentMethods(deps, { userId: user?.id ?? null, host: request.hostname, country: request.country }),
  )
}
