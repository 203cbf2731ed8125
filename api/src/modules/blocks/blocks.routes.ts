import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { block, unblock } from './blocks.service'

export const registerBlocksRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'block', async ({ user, body }) => {
    await block(deps, user.id, body.profile)
    return { ok: true as const }
  })

  handle(app, 'unblock', async ({ user, body }) => {
    await unblock(deps, user.id, body.profile)
    return { ok: true as const }
  })
}
