import { sharedParam, sharePath } from '@duetto/shared/domain'
import type { FastifyInstance } from 'fastify'

/**
 * Handles photos shared from another app if no service worker intercepted them. Discards them and redirects to the
 * profile.
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
