import type { FastifyInstance } from 'fastify'

/**
 * Also accepts JSON sent as text/plain, as beacons do. Another site's form can send that type without a preflight, so
 * handlers must check the origin.
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
