import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { requestedFictionalShare } from '../members/realFirst'
import { getDeck, swipe, undoSwipe } from './swipe.service'

export const registerSwipeRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getSwipeDeck', async ({ user, request }) =>
    getDeck(deps, user.id, await requestedFictionalShare(deps, user.id, request)),
  )
  handle(app, 'swipe', ({ user, body }) => swipe(deps, user.id, body.profile, body.decision))
  handle(app, 'undoSwipe', async ({ user, request }) =>
    undoSwipe(deps, user.id, await requestedFictionalShare(deps, user.id, request)),
  )
}
