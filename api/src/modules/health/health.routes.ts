import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { presentError } from '@duetto/shared/contract/refusals'
import { makeOpenApi } from '../../http/openapi'
import type { Deps } from '../../app/deps'

const askWithinMs = 2000

/** For operators and load balancers: the process lives; the database answers. */
export const registerHealthRoutes = (app: FastifyInstance, deps: Deps): void => {
  app.get('/api/health/live', async () => ({ ok: true }))

  app.get('/api/health/ready', async (request, reply) => {
    if (await answers(deps)) return { ok: true }
    return reply.code(503).header('retry-after', 2).send(presentError('unavailable', request.id))
  })

  let document: ReturnType<typeof makeOpenApi> | undefined
  app.get('/api/openapi.json', async () => (document ??= makeOpenApi(deps.config.publicUrl)))
}

const answers = async ({ db }: Deps): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), askWithinMs)
  })
  const asked = db.one(sql`select 1 as ok`).then(
    () => true,
    () => false,
  )
  const isUp = await Promise.race([asked, late])
  clearTimeout(timer)
  return isUp
}
