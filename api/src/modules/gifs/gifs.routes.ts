import type { FastifyInstance, FastifyReply } from 'fastify'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { searchGifs } from './gifs.service'
import { readPicture } from './library'
import type { Picture } from './library'
import { fetchPicture } from './picture'

const send = (reply: FastifyReply, picture: Picture | undefined, caching: string): FastifyReply => {
  if (!picture) throw new DomainError('not_found')
  return reply.header('cache-control', caching).type(picture.contentType).send(picture.bytes)
}

export const registerGifsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'searchGifs', ({ query, user }) => searchGifs(deps, query.q ?? '', user.language))

  const publicly = 'public, max-age=86400'
  app.get<{ Params: { file: string } }>('/api/gifts/:file', async ({ params }, reply) =>
    send(reply, readPicture('gifts', params.file), publicly),
  )
  app.get<{ Params: { file: string } }>('/api/gifs/:file', async (request, reply) => {
    const own = readPicture('gifs', request.params.file)
    // Visitors get no external pictures, because each one is a request to the library.
    if (own || !request.sessionUser) return send(reply, own, publicly)
    await app.limitRate(request, 'gifPicture')
    return send(reply, await fetchPicture(deps, request.params.file), 'private, max-age=604800, immutable')
  })
}
