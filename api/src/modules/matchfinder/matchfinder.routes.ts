import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { findMatches, getMatchFinder } from './matchfinder.service'

export const registerMatchFinderRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getMatchFinder', ({ user }) => getMatchFinder(deps, user.id))
  handle(app, 'findMatches', ({ user, body }) => findMatches(deps, user.id, body.answers))
}
