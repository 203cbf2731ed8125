import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { handle } from '../../http/handle'
import { resubscribe, unsubscribe, unsubscribePath } from './unsubscribe'

export const registerUnsubscribeRoutes = (app: FastifyInstance, { db }: Deps): void => {
  handle(app, 'unsubscribe', async ({ body }) => {
    await unsubscribe(db, body.token)
    return { ok: true as const }
  })

  handle(app, 'resubscribe', async ({ body }) => {
    await resubscribe(db, body.token)
    return { ok: true as const }
  })

  // ACCOUNT-09. Mail clients post a fixed form, cross-origin and without a session (one-click, RFC 8058).
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_, body, done) =>
      done(null, body),
    )
    scope.post<{ Querystring: { token?: string } }>(unsubscribePath, async ({ query }) => {
      await unsubscribe(db, String(query.token ?? ''))
      return { ok: true }
    })
  })
}
