import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { getSkipped, skip, unskip } from './skips.service'

export const registerSkipsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getSkipped', ({ user }) => getSkipped(deps, user.id))

  handle(app, 'skip', async ({ user, body }) => {
    await skip(deps, user.id, body.profile)
    return { ok: true as const }
  })

  handle(app, 'unskip', async ({ user, body }) => {
    await unskip(deps, user.id, body.profile)
    return { ok: true as const }
  })
}
