import type { FastifyInstance } from 'fastify'

/**
 * Makes the app parse JSON bodies, also those sent as text/plain, as beacons do. Another site's form can send that type
 * without a CORS preflight, so handlers must check the origin. An empty body becomes undefined.
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
