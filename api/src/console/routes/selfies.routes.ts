import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { decideSelfie, undoSelfie } from '../../modules/verification/decision.service'
import { presentSelfie, readSelfie, takeSelfie } from '../../modules/verification/queue.service'
import { handleCall } from '../handle'

export const registerSelfieRoutes = (app: FastifyInstance, deps: Deps): void => {
  handleCall(app, 'getSelfie', async ({ request, reply, session }) => {
    const { id } = request.params as { id: string }
    if (!/^\d{1,15}$/.test(id)) throw new DomainError('not_found')
    const { bytes, contentType } = await readSelfie(deps, Number(id), session.operatorId)
    return reply.type(contentType).header('cache-control', 'private, no-store').send(bytes)
  })

  handleCall(app, 'takeSelfie', async ({ body, session }) => ({
    selfie: await takeSelfie(deps, session.operatorId, body.after),
  }))

  handleCall(app, 'decideSelfie', async ({ body, actor }) => ({
    ok: true as const,
    undo_until: (await decideSelfie(deps, actor, body)).toISOString(),
  }))

  handleCall(app, 'undoSelfie', async ({ body: { id }, actor }) => {
    await undoSelfie(deps, actor, id)
    return { selfie: await presentSelfie(deps, id) }
  })
}
