import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { isLocale } from '@duetto/shared/domain'
import { incompatibilities } from '@duetto/shared/registry'
import type { BuildManifest } from '@duetto/shared/registry'
import { buildsOf, livePath } from '../../common/BootData'
import type { LiveBuilds } from '../../common/BootData'
import { sessionTokenOf } from '../edge/hostCookie'
import { isDirect } from '../edge/isDirect'
import type { BusCounts } from '../edge/reports/busCounts'
import { withChunks } from './preloads'
import type { BuildOf } from './preloads'
import type { RegistryState } from './registry'
import type { Rollout } from './rollout'

interface StatusDeps {
  shell: BuildManifest
  readRegistry: () => Promise<RegistryState>
  rollout: Rollout
  buildOf: BuildOf
  bus: () => BusCounts & { pages: number }
}

/** Only requests that did not come through a proxy receive the details of the health check. */
export const registerStatusEndpoints = (
  app: FastifyInstance,
  { shell, readRegistry, rollout, buildOf, bus }: StatusDeps,
): void => {
  const incompatibilitiesOf = (name: string, build: string): string[] => {
    const { requires, slots } = buildOf(name, build) ?? {}
    if (!requires || !shell.provides) return ['its build.json is missing or does not list what it requires']
    return incompatibilities({ name, requires, slots }, shell.provides)
  }

  app.get('/registry/remotes.json', async (request, reply) => {
    const { registry } = await readRegistry()
    const body = JSON.stringify(registry)
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    void reply.header('Cache-Control', 'no-cache').header('ETag', etag).type('application/json')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.send(body)
  })

  // Open pages, whose plans can be hours old, fetch them again when a remote does not load.
  app.get('/registry/plans.json', async (request, reply) => {
    void reply.header('Cache-Control', 'no-store')
    const { locale } = request.query as { locale?: unknown }
    const plans = rollout.plansFor((await readRegistry()).registry, request, reply)
    const hasSession = sessionTokenOf(request) !== ''
    return withChunks(plans, isLocale(locale) ? locale : 'en', buildOf, { route: null, hasSession })
  })

  app.get(livePath, async (request, reply): Promise<LiveBuilds> => {
    void reply.header('Cache-Control', 'no-store')
    const plans = rollout.plansFor((await readRegistry()).registry, request, reply)
    return { shell: shell.build, remotes: buildsOf(plans) }
  })

  app.get('/__shell/health', async (request, reply) => {
    void reply.header('Cache-Control', 'no-store')
    if (!isDirect(request)) return { ok: true }
    const { registry, error } = await readRegistry()
    const remotes = Object.fromEntries(
      Object.entries(registry.remotes).map(([name, { stable, lastGood, canary, disabled }]) => [
        name,
        {
          build: stable.build,
          lastGood: lastGood?.build ?? null,
          canary: canary ? { build: canary.build, percent: canary.percent } : null,
          isDisabled: disabled,
          pages: Object.keys(buildOf(name, stable.build)?.routes ?? {}).length,
          incompatibilities: incompatibilitiesOf(name, stable.build),
        },
      ]),
    )
    return {
      ok: true,
      shell: { build: shell.build, platform: shell.provides?.platform, shared: shell.provides?.shared },
      registry: { revision: registry.revision, fault: error },
      remotes,
      builds: rollout.health(),
      bus: bus(),
    }
  })
}
