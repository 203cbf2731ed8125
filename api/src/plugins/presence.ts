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

  app.addHook('onResponse', async (request) => {
    const userId = request.sessionUser?.id
    if (userId === undefined) return
    const now = deps.now()
    if (now.getTime() - (writtenAt.get(userId) ?? -Infinity) < writeEveryMs) return
    if (writtenAt.size >= rememberedMax) writtenAt.clear()
    writtenAt.set(userId, now.getTime())
    try {
      await deps.db.run(sql`
        update users set last_active = ${now}
        where id = ${userId} and last_active < ${new Date(now.getTime() - writeEveryMs)}`)
    } catch (error) {
      // The answer is long sent; the next call tries again.
      writtenAt.delete(userId)
      request.log.warn({ err: error }, 'last activity was not written')
    }
  })
}
