import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { countVisit, forgetVisit } from './visits.service'

export const registerFunnelRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'countVisit', async ({ body }) => {
    await countVisit(deps, body)
    return { ok: true as const }
  })

  handle(app, 'forgetVisit', async ({ user }) => {
    await forgetVisit(deps, user.id)
    return { ok: true as const }
  })
}
