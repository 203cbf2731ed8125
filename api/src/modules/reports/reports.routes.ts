import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../app/handle'
import { complain, report } from './reports.service'

export const registerReportsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'report', ({ user, body }) => report(deps, user, body))
  handle(app, 'complain', ({ user, body }) => complain(deps, user?.id ?? null, body))
}
