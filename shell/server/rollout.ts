import { randomBytes } from 'node:crypto'
import { remotes } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import { buildNameSchema } from '@duetto/shared/registry'
import type { Registry } from '@duetto/shared/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isOwnPage } from './isOwnPage'
import { planRemotes } from './registry'
import type { Plans, RegistryState } from './registry'
import type { Stopped } from './stopped'

/** Names a browser for the length of its session, and nobody; set only while a canary is out. */
const cookieName = 'rollout'
const reportSchema = z.strictObject({
  remote: z.enum(remotes),
  build: buildNameSchema,
  isUp: z.boolean(),
})

/** Where all of a developer's or a test's browsers sit. */
const loopback: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** A build is stopped from this many failed browsers on, where they are more than the share. */
const failedMin = 3
const failedShare = 0.1
/** Fewer than stop a build: whoever sits at one address, and takes a new name each time, does not stop it alone. */
const failedPerAddress = 2
const browsersMax = 10_000
const buildsMax = 200

interface Health {
  up: Set<string>
  failed: Set<string>
  /** Browsers that failed, by address. */
  failedAt: Map<string, number>
  wasStopped: boolean
}
const isOverBudget = ({ up, failed }: Health): boolean =>
  failed.size >= failedMin && failed.size > failedShare * (up.size + failed.size)

interface RolloutDeps {
  stopped: Stopped
  readRegistry: () => Promise<RegistryState>
  /** Remotes of a developer's machine, in place of the registry's. */
  developed?: Plans
}

export interface Rollout {
  /** Plans for the browser that asks; names it where a canary needs that. */
  plansFor: (registry: Registry, request: FastifyRequest, reply: FastifyReply) => Plans
  /** Browsers that reported, by build. */
  health: () => Record<string, { up: number; failed: number; isStopped: boolean }>
}

const keyOf = (remote: RemoteName, build: string): string => `${remote} ${build}`

/** Canaries and what browsers report of builds. Each browser counts once a build; a canary over its budget stops by itself. */
export const createRollout = (
  app: FastifyInstance,
  { stopped, readRegistry, developed }: RolloutDeps,
): Rollout => {
  const builds = new Map<string, Health>()
  /** A canary that was stopped and is given again starts with a fresh budget. */
  const healthOf = (remote: RemoteName, build: string): Health => {
    const key = keyOf(remote, build)
    const known = builds.get(key)
    if (known && !(known.wasStopped && !stopped.has(remote, build))) return known
    const fresh = {
      up: new Set<string>(),
      failed: new Set<string>(),
      failedAt: new Map<string, number>(),
      wasStopped: false,
    }
    if (known || builds.size < buildsMax) builds.set(key, fresh)
    return fresh
  }
  /** The name that this server gave to the browser; one that anybody could have made up is none. */
  const browserOf = ({ cookies, unsignCookie }: FastifyRequest): string =>
    unsignCookie(cookies[cookieName] ?? '').value ?? ''
  const count = ({ up, failed, failedAt }: Health, isUp: boolean, request: FastifyRequest): void => {
    const kind = isUp ? up : failed
    const browser = browserOf(request) || request.ip
    if (kind.size >= browsersMax || kind.has(browser)) return
    if (!isUp) {
      const sameAddress = failedAt.get(request.ip) ?? 0
      if (sameAddress >= failedPerAddress && !loopback.includes(request.ip)) return
      failedAt.set(request.ip, sameAddress + 1)
    }
    kind.add(browser)
  }
  /** Only a build that the registry names is stopped: anybody can report of others. */
  const isCanary = async (remote: RemoteName, build: string): Promise<boolean> =>
    (await readRegistry()).registry.remotes[remote]?.canary?.build === build

  app.post('/registry/report', { bodyLimit: 512 }, async (request, reply) => {
    const parsed = reportSchema.safeParse(request.body)
    if (!parsed.success || !isOwnPage(request)) return reply.code(400).send()
    const { remote, build, isUp } = parsed.data
    const health = healthOf(remote, build)
    count(health, isUp, request)
    if (isOverBudget(health) && (await isCanary(remote, build))) {
      health.wasStopped = true
      stopped.add(remote, build)
    }
    return reply.code(204).send()
  })

  return {
    plansFor: (registry, request, reply) => {
      let browser = browserOf(request)
      const hasCanary = Object.values(registry.remotes).some((entry) => entry?.canary)
      if (!browser && hasCanary) {
        browser = randomBytes(12).toString('base64url')
        const secure = request.protocol === 'https'
        void reply.setCookie(cookieName, browser, {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure,
          signed: true,
        })
      }
      return { ...planRemotes(registry, { browser, isStopped: stopped.has }), ...developed }
    },
    health: () =>
      Object.fromEntries(
        [...builds].map(([key, { up, failed }]) => {
          const [remote = '', build = ''] = key.split(' ')
          const isStopped = stopped.has(remote as RemoteName, build)
          return [key, { up: up.size, failed: failed.size, isStopped }]
        }),
      ),
  }
}
