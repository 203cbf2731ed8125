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

/** Identifies a browser, but no person, for the length of its session; set only during a canary. */
const cookieName = 'rollout'
const reportSchema = z.strictObject({
  remote: z.enum(remotes),
  build: buildNameSchema,
  isUp: z.boolean(),
})

/** Where all browsers of a developer or a test are. */
const loopback: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** A build is halted at this many failed browsers, if they also exceed the share. */
const failedMin = 3
const failedShare = 0.1
/**
 * Browsers of one address that count, with ever new cookies. Failed: fewer than are needed to halt a build. Up: few, so that
 * they cannot hide the failures of everybody else.
 */
const perAddress = { up: 20, failed: 2 }
const browsersMax = 10_000
/** Builds with reports: stable, last good and canary of each remote. */
const buildsMax = 3 * remotes.length

interface Browsers {
  names: Set<string>
  /** How many of each address. */
  at: Map<string, number>
}
interface Health {
  up: Browsers
  failed: Browsers
  wasStopped: boolean
}
const noBrowsers = (): Browsers => ({ names: new Set(), at: new Map() })
const isOverBudget = ({ up: { names: up }, failed: { names: failed } }: Health): boolean =>
  failed.size >= failedMin && failed.size > failedShare * (up.size + failed.size)

interface RolloutDeps {
  stopped: HaltedCanaries
  readRegistry: () => Promise<RegistryState>
  /** Remotes on a developer's machine instead of the registry's. */
  developed?: Plans
}

export interface Rollout {
  /** Plans for the requesting browser; sets its cookie if a canary needs it. */
  plansFor: (registry: Registry, request: FastifyRequest, reply: FastifyReply) => Plans
  /** Reports of browsers, per build. */
  health: () => Record<string, { up: number; failed: number; isStopped: boolean }>
}

const keyOf = (remote: RemoteName, build: string): string => `${remote} ${build}`

/**
 * Canaries, and what browsers report about builds. Each browser counts once per build; a canary that exceeds
 * its budget is halted automatically.
 */
export const createRollout = (
  app: FastifyInstance,
  { stopped, readRegistry, developed }: RolloutDeps,
): Rollout => {
  const builds = new LruMap<string, Health>(buildsMax)
  /** A halted canary that is released again starts with a fresh budget. */
  const healthOf = (remote: RemoteName, build: string): Health => {
    const key = keyOf(remote, build)
    const known = builds.get(key)
    if (known && !(known.wasStopped && !stopped.has(remote, build))) return known
    const fresh = { up: noBrowsers(), failed: noBrowsers(), wasStopped: false }
    builds.set(key, fresh)
    return fresh
  }
  /** The pseudonym this server gave to the browser; unsigned ones do not count. */
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
    // Anyone can report any build, also one that never was.
    if (![stable, lastGood, canary].some((known) => known?.build === build)) return reply.code(204).send()
    const health = healthOf(remote, build)
    count(health, isUp, request)
    if (isOverBudget(health) && canary?.build === build) {
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
        const secure = request.protocol === 'https' || app.isEncrypted
        void reply.setCookie(hostCookieOf(request, cookieName), browser, {
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
          return [key, { up: up.names.size, failed: failed.names.size, isStopped }]
        }),
      ),
  }
}
