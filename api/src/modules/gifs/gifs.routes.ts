import type { FastifyInstance } from 'fastify'
import { DomainError } from '../../app/DomainError'
import type { Deps } from '../../app/deps'
import { handle } from '../../app/handle'
import { getSettings } from '../settings/settings.service'
import { listGifts, searchGifs } from './gifs.service'
import { readPicture } from './library'

export const registerGifsRoutes = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'searchGifs', async ({ query }) => ({ gifs: searchGifs(query.q ?? '') }))

  handle(app, 'getGifts', async ({ request }) => {
    const settings = await getSettings(deps, { host: request.hostname, country: request.country })
    return { gifts: listGifts(settings.gift_credits) }
  })

  for (const kind of ['gifs', 'gifts'] as const) {
    app.get<{ Params: { file: string } }>(`/api/${kind}/:file`, async (request, reply) => {
      const picture = readPicture(kind, request.params.file)
      if (!picture) throw new DomainError('not_found')
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type(picture.contentType)
        .send(picture.bytes)
    })
  }
}
