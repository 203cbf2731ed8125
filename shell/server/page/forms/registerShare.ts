import { sharedParam, sharePath } from '@duetto/shared/domain'
import type { FastifyInstance } from 'fastify'

/**
 * Photos shared from another app that no service worker received: they are not read, and the profile says how to add them. The
 * worker hands them over in the browser, so that the member sees and crops them first.
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
