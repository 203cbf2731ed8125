import { LruMap } from '@duetto/shared/limits'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../app/deps'
import type { SessionUser } from './session'
import { setLastActive } from './session/sessions.repository'

const writeEveryMs = 5 * 60_000
const rememberedMax = 50_000

export const registerPresence = (app: FastifyInstance, deps: Deps): void => {
  const writtenAt = new LruMap<number, number>(rememberedMax)

  const write = ({ id }: SessionUser, now: Date): Promise<number> =>
    setLastActive(deps.db, id, now, new Date(now.getTime() - writeEveryMs))

  app.addHook('onResponse', (request, _, done) => {
    const user = request.sessionUser
    const now = deps.now()
    if (!user || now.getTime() - (writtenAt.get(user.sessionId) ?? -Infinity) < writeEveryMs) return done()
    writtenAt.set(user.sessionId, now.getTime())
    Promise.all([
      write(user, now),
      deps.sessions.touch(user, request.headers['user-agent'] ?? '', request.country),
    ])
      .catch((error: unknown) => {
        // The session's next request retries.
        writtenAt.delete(user.sessionId)
        request.log.warn({ err: error, reqId: request.id }, 'last activity was not written')
      })
      .finally(done)
  })
}
