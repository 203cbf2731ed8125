import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { requireSameOrigin } from '../../http/sameOrigin'
import { requireMember } from '../../http/session'
import { isUnchanged, pollTag } from '../members/poll'
import { findVersion } from '../members/versions.repository'
import { autoLike } from './auto-like'
import { getLikes, like, markLikeSeen, unlike } from './likes.service'
import { getLikesTeaser } from './teaser.service'

export const registerLikesRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'getLikes', async ({ user, request, reply }) => {
    const tag = pollTag(user.id, await findVersion(deps.db, user.id), deps.now())
    if (isUnchanged(request, reply, tag)) return reply.code(304).send()
    return getLikes(deps, user.id)
  })

  handle(app, 'getLikesTeaser', ({ user, request }) =>
    getLikesTeaser(deps, {
      id: user.id,
      country: user.country ?? request.country,
      isPaid: user.paidUser,
    }),
  )

  handle(app, 'like', ({ user, body }) => like(deps, user.id, body.profile))

  handle(app, 'unlike', async ({ user, body }) => {
    await unlike(deps, user.id, body.profile)
    return { ok: true as const }
  })

  handle(app, 'markLikeSeen', async ({ user, body }) => {
    await markLikeSeen(deps, user.id, body.profile)
    return { ok: true as const }
  })

  handle(app, 'autoLike', ({ user }) => autoLike(deps, user.id))

  // The specification requires GET. The call changes state, so refuse requests from other sites.
  app.get('/api/auto-like.php', async (request) => {
    requireSameOrigin(request)
    const { id } = requireMember(request)
    await request.server.limitRate(request, 'autoLike')
    return request.server.gates.write(id, () => autoLike(deps, id))
  })
}
