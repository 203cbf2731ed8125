import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { decidePhoto, undoPhoto } from '../../modules/photos/decision.service'
import { thumbFile, wholeFile } from '../../modules/photos/photos.presenter'
import { findStoredPhoto } from '../../modules/photos/queue.repository'
import { presentQueued, takePhoto } from '../../modules/photos/queue.service'
import { storedPhotoName } from '../../modules/photos/storedFiles'
import { getReport, getReportedConversation, listReports } from '../../modules/reports/cases.service'
import { decideReport } from '../../modules/reports/decision.service'
import { handleCall } from '../handle'
import { requireView } from '../views'

interface PhotoParams {
  id: string
  size: string
}

export const registerReviewRoutes = (app: FastifyInstance, deps: Deps): void => {
  handleCall(app, 'getPhoto', async ({ request, reply }) => {
    const { id, size } = request.params as PhotoParams
    const photo = /^\d{1,15}$/.test(id) ? await findStoredPhoto(deps.db, Number(id)) : undefined
    if (!photo || (size !== 'full' && size !== 'thumb')) throw new DomainError('not_found')
    const file = size === 'full' ? wholeFile : thumbFile(photo.width)
    const stored = await deps.storage.get(storedPhotoName(photo.name, file))
    if (!stored) throw new DomainError('not_found')
    return reply.type(stored.contentType).header('cache-control', 'private, max-age=600').send(stored.bytes)
  })

  handleCall(app, 'takePhoto', async ({ body, session }) => ({
    photo: await takePhoto(deps, session.operatorId, body.after),
  }))

  handleCall(app, 'decidePhoto', async ({ body, actor }) => ({
    ok: true as const,
    undo_until: (await decidePhoto(deps, actor, body)).toISOString(),
  }))

  handleCall(app, 'undoPhoto', async ({ body: { id }, actor }) => {
    await undoPhoto(deps, actor, id)
    return { photo: await presentQueued(deps, id) }
  })

  handleCall(app, 'listReports', ({ query }) => listReports(deps, query))
  handleCall(app, 'getReport', async ({ query }) => ({ report: await getReport(deps, query.reference) }))

  handleCall(app, 'showConversation', async ({ body: { reference, reason }, session }) => {
    const conversation = await getReportedConversation(deps, reference)
    await requireView(deps, session, { action: 'conversation seen', subject: reference, reason })
    return conversation
  })

  handleCall(app, 'decideReport', async ({ body, actor }) => {
    if (!(await decideReport(deps, actor, body))) throw new DomainError('conflict')
    return { report: await getReport(deps, body.reference) }
  })
}
