import { sharedParam, sharePath } from '@duetto/shared/domain'
import type { FastifyInstance } from 'fastify'

/**
 * Fallback for the share target if no service worker intercepted the request: discards the photos and opens the profile
 * page.
 */
export const registerShare = (app: FastifyInstance): void =>
  void app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, body, done) => {
      body.resume()
      done(null)
    })
    scope.post(sharePath, (_request, reply) =>
      reply.header('Cache-Control', 'no-store').redirect(`/profile?${sharedParam}`, 303),
    )
  })
