import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps'
import { unsubscribe, unsubscribePath } from './unsubscribe'

/** ACCOUNT-09: mail clients post here from anywhere, without a session, with a fixed form (RFC 8058). */
export const registerUnsubscribeRoutes = (app: FastifyInstance, { db }: Deps): void => {
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
