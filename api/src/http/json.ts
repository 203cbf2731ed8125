import type { FastifyInstance } from 'fastify'

/**
 * Also parses text/plain, because beacons send JSON with that type. Another site's form can send it without a CORS
 * preflight, so handlers must check the origin. An empty body becomes undefined.
 */
export const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    ['application/json', 'text/plain'],
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.trim() === '') done(null, undefined)
      else void parse(request, body, done)
    },
  )
}
