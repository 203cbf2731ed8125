import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { getActivity, markActivitySeen, visit } from './activity.service'

export const registerActivityRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getActivity', ({ user }) => getActivity(deps, user.id))

  handle(app, 'markActivitySeen', async ({ user, body }) => {
    await markActivitySeen(deps, user.id, new Date(body.until))
    return { ok: true as const }
  })

  handle(app, 'visit', async ({ user, body }) => {
    await visit(deps, user.id, body.profile)
    return { ok: true as const }
  })
}
