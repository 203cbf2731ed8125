import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { getDeck, swipe, undoSwipe } from './swipe.service'

export const registerSwipeRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getSwipeDeck', ({ user }) => getDeck(deps, user.id))
  handle(app, 'swipe', ({ user, body }) => swipe(deps, user.id, body.profile, body.decision))
  handle(app, 'undoSwipe', ({ user }) => undoSwipe(deps, user.id))
}
