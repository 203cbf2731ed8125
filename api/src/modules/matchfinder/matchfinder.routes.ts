import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { findFictionalShare } from '../members/fictionalShare.repository'
import { getSettings } from '../settings/settings.service'
import { findMatches, getMatchFinder } from './matchfinder.service'

export const registerMatchFinderRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getMatchFinder', ({ user }) => getMatchFinder(deps, user.id))
  handle(app, 'findMatches', async ({ user, body, request }) => {
    const settings = await getSettings(deps, { host: request.hostname, country: request.country })
    const fields = settings.visible_profile_fields
    const share = await findFictionalShare(deps.db, user.id, settings)
    const { candidates } = await findMatches(deps, user.id, body.answers, share)
    if (fields.includes('interests')) return { candidates }
    return { candidates: candidates.map((candidate) => ({ ...candidate, shared: [] })) }
  })
}
