import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { getSavedSearches, openSearch, removeSearch, saveSearch } from './searches.service'

export const registerSearchesRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getSavedSearches', ({ user }) => getSavedSearches(deps, user.id))
  handle(app, 'saveSearch', ({ user, body }) => saveSearch(deps, user.id, body.query))
  handle(app, 'openSavedSearch', ({ user, body }) => openSearch(deps, user.id, body.id))
  handle(app, 'removeSavedSearch', ({ user, body }) => removeSearch(deps, user.id, body.id))
}
