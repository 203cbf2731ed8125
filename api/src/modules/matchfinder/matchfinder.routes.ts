import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { getSettings } from '../settings/settings.service'
import { findMatches, getMatchFinder } from './matchfinder.service'

export const registerMatchFinderRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getMatchFinder', ({ user }) => getMatchFinder(deps, user.id))
  handle(app, 'findMatches', async ({ user, body, request }) => {
    const { visible_profile_fields: fields } = await getSettings(deps, {
      host: request.hostname,
      country: request.country,
    })
    const { candidates } = await findMatches(deps, user.id, body.answers)
    if (fields.includes('interests')) return { candidates }
    return { candidates: candidates.map((candidate) => ({ ...candidate, shared: [] })) }
  })
}
