import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { readFile } from '../../http/readFile'
import { getOwnProfile } from '../profile/profile.service'
import { photoRight } from './photo-rights'
import { photoSizes, storedPhotoName } from './photos.presenter'
import type { PhotoSize } from './photos.presenter'
import { appealPhoto } from './appeals.service'
import { deletePhoto, updatePhoto, uploadPhoto } from './photos.service'

/** A day at most, as a member may take the consent to a public photo back. */
const cacheOf = { public: 'public, max-age=86400', private: 'private, max-age=3600' } as const

export const registerPhotosRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'uploadPhoto', async ({ user, request }) => ({
    image: await uploadPhoto(deps, user.id, (await readFile(request, 'photo')).bytes),
  }))

  handle(app, 'updatePhoto', async ({ user, body }) => {
    await updatePhoto(deps, user.id, body)
    return { profile: await getOwnProfile(deps, user.id) }
  })

  handle(app, 'deletePhoto', async ({ user, body }) => {
    await deletePhoto(deps, user.id, body.id)
    return { profile: await getOwnProfile(deps, user.id) }
  })

  handle(app, 'appealPhoto', async ({ user, body }) => {
    await appealPhoto(deps, user.id, body)
    return { profile: await getOwnProfile(deps, user.id) }
  })

  app.get<{ Params: { name: string; file: string } }>('/media/photos/:name/:file', async (request, reply) => {
    const { name, file } = request.params
    const size = sizeOf(file)
    const right =
      size && /^[A-Za-z0-9_-]{8,40}$/.test(name) ? await photoRight(deps, request.sessionUser, name) : null
    if (!size || right === null) throw new DomainError('not_found')
    const tag = `"${name}-${size}"`
    void reply.header('cache-control', cacheOf[right]).header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const object = await deps.storage.get(storedPhotoName(name, size))
    if (!object) throw new DomainError('not_found')
    return reply.type(object.contentType).send(object.bytes)
  })
}

const sizeOf = (file: string): PhotoSize | undefined => photoSizes.find((size) => file === `${size}.webp`)
