import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { readFile } from '../../http/readFile'
import { getOwnProfile } from '../profile/profile.service'
import { photoRight } from './photoRights'
import { getPhotoKey, signedForS } from './cdn/signature'
import { photoPath } from './photos.presenter'
import { appealPhoto } from './appeals.service'
import { deletePhoto, updatePhoto, uploadPhoto } from './photos.service'
import { readStored } from './storedFiles'

const DAY_S = 86_400
type Query = Record<string, unknown>

const filePattern = /^[a-z\d]{1,8}\.(webp|avif)$/

/** Public photos are cached for at most a day, because owners may withdraw consent. */
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

  app.get<{ Params: { name: string; file: string }; Querystring: Query }>(
    '/media/photos/:name/:file',
    async (request, reply) => {
      const { name, file } = request.params
      if (!filePattern.test(file) || !/^[A-Za-z0-9_-]{8,40}$/.test(name)) throw new DomainError('not_found')
      const signedS = await signedSeconds(deps, photoPath(name, file), request.query)
      const right = await photoRight(deps, signedS > 0 ? 'signed' : request.sessionUser, name)
      if (right === null) throw new DomainError('not_found')
      const tag = `"${name}-${file}"`
      const cache = right === 'signed' ? `public, max-age=${Math.min(signedS, DAY_S)}` : cacheOf[right]
      void reply.header('cache-control', cache).header('etag', tag)
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      const object = await readStored(deps, name, file)
      if (!object) throw new DomainError('not_found')
      return reply.type(object.contentType).send(object.bytes)
    },
  )
}

const signedSeconds = async (deps: Deps, path: string, query: Query): Promise<number> =>
  query.sig === undefined ? 0 : signedForS(await getPhotoKey(deps.db), path, query, deps.now())
