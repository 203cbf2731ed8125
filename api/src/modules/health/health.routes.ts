import type { FastifyInstance } from 'fastify'
import { presentError } from '@duetto/shared/contract/refusals'
import { createOpenApi } from '../../http/openapi'
import type { Deps } from '../../app/deps'
import { ping } from '../../infra/db/ping'
import { within } from '../../infra/within'
import { registerBacklogMetrics } from './backlogMetrics'
import { registerServiceMetrics } from './serviceMetrics'

const probeTimeoutMs = 2000
const probeEveryMs = 10_000

export const registerHealthRoutes = (app: FastifyInstance, deps: Deps): void => {
  const checkStorage = createStorageCheck()
  registerBacklogMetrics(app, deps)
  registerServiceMetrics(app, deps)
  app.get('/api/health/live', async () => ({ ok: true }))

  app.get('/api/health/ready', async (request, reply) => {
    if (await answers(deps)) {
      // Stay ready if the database lacks disk space or memory, because reads still work. Taking every process out of
      // service would stop them, too.
      const degraded = [...(app.exhaustion.isRecent() ? ['database'] : []), ...(await checkStorage(deps))]
      return { ok: true, ...(degraded.length > 0 && { degraded }) }
    }
    return reply.code(503).header('retry-after', 2).send(presentError('unavailable', request.id))
  })

  let document: ReturnType<typeof createOpenApi> | undefined
  app.get('/api/openapi.json', async () => (document ??= createOpenApi(deps.config.publicUrl)))
}

/** Without storage, the process stays ready, because everything else works. */
const createStorageCheck = () => {
  let last = { at: -Infinity, degraded: [] as string[] }
  return async ({ storage, log }: Deps): Promise<string[]> => {
    if (performance.now() - last.at < probeEveryMs) return last.degraded
    last = { ...last, at: performance.now() }
    const degraded = await within(probeTimeoutMs, storage.probe()).then(
      () => [],
      (error: unknown) => {
        log.error({ err: error }, 'pictures cannot be stored')
        return ['storage']
      },
    )
    last = { ...last, degraded }
    return degraded
  }
}

const answers = ({ db }: Deps): Promise<boolean> =>
  within(probeTimeoutMs, ping(db)).then(
    () => true,
    () => false,
  )
