import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { deleteSearch, markSearchSeen } from './searches.repository'
import { getSavedSearches, saveSearch } from './searches.service'

export const registerSearchesRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getSavedSearches', ({ user }) => getSavedSearches(deps, user.id))
  handle(app, 'saveSearch', ({ user, body }) => saveSearch(deps, user.id, body.query))

  handle(app, 'openSavedSearch', async ({ user, body }) => {
    await markSearchSeen(deps.db, user.id, body.id, deps.now())
    return { ok: true as const }
  })

  handle(app, 'removeSavedSearch', async ({ user, body }) => {
    await deleteSearch(deps.db, user.id, body.id)
    return { ok: true as const }
  })
}
