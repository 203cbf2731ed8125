import { randomBytes } from 'node:crypto'
import { remotes } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import { LruMap, networkOf } from '@duetto/shared/limits'
import { buildNameSchema } from '@duetto/shared/registry'
import type { Registry } from '@duetto/shared/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hostCookieOf } from '../edge/hostCookie'
import { isSameOrigin } from '../edge/isSameOrigin'
import { planRemotes } from './registry'
import type { Plans, RegistryState } from './registry'
import type { HaltedCanaries } from './haltedCanaries'

/** Session cookie with the browser's pseudonym. Set only during a canary. */
const cookieName = 'rollout'
const reportSchema = z.strictObject({
  remote: z.enum(remotes),
  build: buildNameSchema,
  isUp: z.boolean(),
})

/** Addresses of browsers in development and tests, which are not limited. */
const loopback: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** A canary is halted if at least this many browsers failed, and more than this share. */
const failedMin = 3
const failedShare = 0.1
/**
 * Maximum counted browsers per address, because one visitor can have many cookies. `failed` is too low for one
 * address to halt a build; `up` is too low to hide failures of others.
 */
const perAddress = { up: 20, failed: 2 }
const browsersMax = 10_000
/** Maximum builds with reports: stable, last good and canary of each remote. */
const buildsMax = 3 * remotes.length

interface Browsers {
  names: Set<string>
  /** Counted browsers by address. */
  at: Map<string, number>
}
interface Health {
  up: Browsers
  failed: Browsers
  wasHalted: boolean
}
const noBrowsers = (): Browsers => ({ names: new Set(), at: new Map() })
const isOverBudget = ({ up: { names: up }, failed: { names: failed } }: Health): boolean =>
  failed.size >= failedMin && failed.size > failedShare * (up.size + failed.size)

interface RolloutDeps {
  halted: HaltedCanaries
  readRegistry: () => Promise<RegistryState>
  developed?: Plans
}

export interface Rollout {
  /** Plans for the requesting browser; sets its cookie if a canary needs it. */
  plansFor: (registry: Registry, request: FastifyRequest, reply: FastifyReply) => Plans
  /** Numbers of browsers in which a build works or failed, by remote and build. */
  health: () => Record<string, { up: number; failed: number; isStopped: boolean }>
}

const keyOf = (remote: RemoteName, build: string): string => `${remote} ${build}`

/**
 * Chooses builds per browser and counts reports, one per browser and build. Halts a canary that exceeds its error
 * budget.
 */
export const createRollout = (
  app: FastifyInstance,
  { halted, readRegistry, developed }: RolloutDeps,
): Rollout => {
  const builds = new LruMap<string, Health>(buildsMax)
  /** Returns the reports of a build. A halted canary that is released again starts with a new budget. */
  const healthOf = (remote: RemoteName, build: string): Health => {
    const key = keyOf(remote, build)
    const known = builds.get(key)
    if (known && !(known.wasHalted && !halted.has(remote, build))) return known
    const fresh = { up: noBrowsers(), failed: noBrowsers(), wasHalted: false }
    builds.set(key, fresh)
    return fresh
  }
  /** Returns the browser's signed pseudonym; empty if it has none. */
  const browserOf = (request: FastifyRequest): string =>
    request.unsignCookie(request.cookies[hostCookieOf(request, cookieName)] ?? '').value ?? ''
  const count = (health: Health, isUp: boolean, request: FastifyRequest): void => {
    const kind = isUp ? 'up' : 'failed'
    const { names, at } = health[kind]
    const address = networkOf(request.ip)
    const browser = browserOf(request) || address
    if (names.size >= browsersMax || names.has(browser)) return
    const sameAddress = at.get(address) ?? 0
    if (sameAddress >= perAddress[kind] && !loopback.includes(request.ip)) return
    at.set(address, sameAddress + 1)
    names.add(browser)
  }

  app.post('/registry/report', { bodyLimit: 512 }, async (request, reply) => {
    const parsed = reportSchema.safeParse(request.body)
    if (!parsed.success || !isSameOrigin(request)) return reply.code(400).send()
    const { remote, build, isUp } = parsed.data
    const { stable, lastGood, canary } = (await readRegistry()).registry.remotes[remote] ?? {}
    // Reports may name builds that do not exist.
    if (![stable, lastGood, canary].some((known) => known?.build === build)) return reply.code(204).send()
    const health = healthOf(remote, build)
    count(health, isUp, request)
    if (isOverBudget(health) && canary?.build === build) {
      health.wasHalted = true
      halted.add(remote, build)
    }
    return reply.code(204).send()
  })

  return {
    plansFor: (registry, request, reply) => {
      let browser = browserOf(request)
      const hasCanary = Object.values(registry.remotes).some((entry) => entry?.canary)
      if (!browser && hasCanary) {
        browser = randomBytes(12).toString('base64url')
        const secure = request.protocol === 'https' || app.isEncrypted
        void reply.setCookie(hostCookieOf(request, cookieName), browser, {
          path: '/',
          httpOnly: true,
          sameSite: 'lax',
          secure,
          signed: true,
        })
      }
      return { ...planRemotes(registry, { browser, isHalted: halted.has }), ...developed }
    },
    health: () =>
      Object.fromEntries(
        [...builds].map(([key, { up, failed }]) => {
          const [remote = '', build = ''] = key.split(' ')
          const isStopped = halted.has(remote as RemoteName, build)
          return [key, { up: up.names.size, failed: failed.names.size, isStopped }]
        }),
      ),
  }
}
