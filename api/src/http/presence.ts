import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import type { Deps } from '../app/deps'

/** The row is written at most this often: the search's index moves with it. */
const writeEveryMs = 5 * 60_000
const rememberedMax = 50_000

/**
 * Keeps `last_active` of members who call. Memory settles most calls; the condition in the statement settles
 * it between processes.
 */
export const registerPresence = (app: FastifyInstance, deps: Deps): void => {
  const writtenAt = new Map<number, number>()

  const write = (userId: number, now: Date): Promise<number> =>
    deps.db.run(sql`
      update users set last_active = ${now}
      where id = ${userId} and last_active < ${new Date(now.getTime() - writeEveryMs)}`)

  app.addHook('onResponse', (request, _, done) => {
    const userId = request.sessionUser?.id
    const now = deps.now()
    if (userId === undefined || now.getTime() - (writtenAt.get(userId) ?? -Infinity) < writeEveryMs)
      return done()
    if (writtenAt.size >= rememberedMax) writtenAt.clear()
    writtenAt.set(userId, now.getTime())
    write(userId, now)
      .catch((error: unknown) => {
        // The answer is long sent; the next call tries again.
        writtenAt.delete(userId)
        request.log.warn({ err: error, reqId: request.id }, 'last activity was not written')
      })
      .finally(done)
  })
}
