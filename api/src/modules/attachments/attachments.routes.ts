import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { DomainError } from '../../http/DomainError'
import { handle } from '../../http/handle'
import { readFile } from '../../http/readFile'
import { requireMember } from '../../http/session'
import { sendPart } from '../../http/sendPart'
import { historySince } from '../chat/sight'
import { findScreening } from '../settings/screening'
import { getSettings } from '../settings/settings.service'
import { findMediaFor } from './attachments.repository'
import { isVoice, mediaPath, mediaType, storedMediaName } from './attachments.presenter'
import { openMedia, uploadPhoto, uploadVoice } from './attachments.service'

export const registerAttachmentsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'uploadMedia', async ({ user, request }) => {
    const { bytes, field } = await readFile(request, 'photo')
    const { cover_message_photos: isCovered, review_message_media: reviewed } = await getSettings(deps, {
      host: request.hostname,
      country: request.country,
    })
    const isReviewed = reviewed.includes(field === 'voice' ? 'voice' : 'photo')
    if (field === 'voice') return { upload: await uploadVoice(deps, user.id, bytes, { isReviewed }) }
    const isScreened = (await findScreening(deps.db)).photos !== 'off'
    return { upload: await uploadPhoto(deps, user.id, bytes, { isCovered, isReviewed, isScreened }) }
  })

  handle(app, 'openMedia', async ({ user, body }) => ({
    message: await openMedia(deps, user.id, body.message),
  }))

  app.get<{ Params: { name: string; file: string } }>(
    '/media/messages/:name/:file',
    async (request, reply) => {
      const { id } = requireMember(request)
      const { name } = request.params
      const media = await findMediaFor(deps.db, id, name, historySince(deps.now(), false))
      if (!media || mediaPath(media) !== `/media/messages/${name}/${request.params.file}`)
        throw new DomainError('not_found')
      const tag = `"${media.name}"`
      void reply
        .header('cache-control', 'private, max-age=3600')
        .header('etag', tag)
        .header('content-disposition', 'inline')
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      const object = await deps.storage.get(storedMediaName(media))
      if (!object) throw new DomainError('not_found')
      void reply.type(mediaType(media))
      return isVoice(media) ? sendPart(request, reply, object.bytes) : reply.send(object.bytes)
    },
  )
}
