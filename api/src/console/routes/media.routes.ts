import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { sendPart } from '../../http/sendPart'
import type { StoredRow } from '../../modules/attachments/attachments.repository'
import { findLeasedMedia } from '../../modules/attachments/queue.repository'
import { presentQueued, readMedia, takeMedia } from '../../modules/attachments/queue.service'
import { decideMedia, undoMedia } from '../../modules/attachments/review.service'
import { findConversationMedia } from '../../modules/fictional/inbox.repository'
import type { OperatorSession } from '../../modules/operators/sessions.repository'
import { findReportedMedia } from '../../modules/reports/cases.service'
import { handleCall } from '../handle'
import { requireView } from '../views'

interface Case {
  report?: string
  conversation?: number
}

export const registerMediaRoutes = (app: FastifyInstance, deps: Deps): void => {
  handleCall(app, 'getMedia', async ({ query, request, reply, session }) => {
    const { id } = request.params as { id: string }
    if (!/^\d{1,15}$/.test(id)) throw new DomainError('not_found')
    const { bytes, type, isVoice } = await readMedia(deps, await findShown(deps, session, Number(id), query))
    void reply.type(type).header('cache-control', 'private, no-store')
    return isVoice ? sendPart(request, reply, bytes) : reply.send(bytes)
  })

  handleCall(app, 'takeMedia', async ({ body, session }) => ({
    media: await takeMedia(deps, session.operatorId, body.after),
  }))

  handleCall(app, 'decideMedia', async ({ body, actor }) => ({
    ok: true as const,
    undo_until: (await decideMedia(deps, actor, body)).toISOString(),
  }))

  handleCall(app, 'undoMedia', async ({ body: { id }, actor }) => {
    await undoMedia(deps, actor, id)
    return { media: await presentQueued(deps, id) }
  })
}

/**
 * Throws `reason_required` if the operator has given no reason for viewing the `report` or `conversation` in this
 * session. Without either, returns only media that the operator has leased for review, and audits the first view.
 */
const findShown = async (
  deps: Deps,
  session: OperatorSession,
  id: number,
  { report, conversation }: Case,
): Promise<StoredRow | undefined> => {
  if (report !== undefined) {
    await requireView(deps, session, { action: 'conversation seen', subject: report })
    return findReportedMedia(deps, report, id)
  }
  if (conversation !== undefined) {
    await requireView(deps, session, { action: 'conversation seen', subject: `conversation ${conversation}` })
    return findConversationMedia(deps.db, conversation, id)
  }
  const { operatorId } = session
  const leased = await findLeasedMedia(deps.db, { messageId: id, operatorId, now: deps.now() })
  if (leased)
    await requireView(deps, session, { action: 'media seen', subject: `message ${id}`, reason: 'Review' })
  return leased
}
