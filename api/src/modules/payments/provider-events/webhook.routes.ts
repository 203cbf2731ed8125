import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../app/deps'
import { receiveWebhook } from './webhook.service'

/** Keeps the raw bytes of the body, because a signature may cover them. */
export const registerWebhookRoutes = (app: FastifyInstance, deps: Deps): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    scope.post<{ Params: { provider: string } }>('/api/payment-webhook/:provider', async (request) => {
      await request.server.limitRate(request, 'webhook')
      const { params, headers, body } = request
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      await receiveWebhook(deps, { provider: params.provider, headers, body: bytes })
      return { ok: true }
    })
  })
}
