import { randomBytes } from 'node:crypto'
import { remotes } from '@duetto/shared/domain'
import type { RemoteName } from '@duetto/shared/domain'
import { LruMap } from '@duetto/shared/limits'
import { buildNameSchema } from '@duetto/shared/registry'
import type { BrowserCounts, Registry } from '@duetto/shared/registry'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { hostCookieOf } from '../edge/hostCookie'
import { isSameOrigin } from '../edge/isSameOrigin'
import { addReport, noReports, sizesOf } from './browserSets'
import type { BrowserSets, Browsers } from './browserSets'
import { createHourlyReports } from './hourlyReports'
import { planRemotes } from './registry'
import type { Plans, RegistryState } from './registry'
import type { HaltedBuilds } from './haltedBuilds'

/** Signed session cookie with a random browser id. Set only during a canary. */
const cookieName = 'rollout'
const reportSchema = z.strictObject({
  remote: z.enum(remotes),
  build: buildNameSchema,
  isUp: z.boolean(),
})

/** A build is halted only after it has failed for this many people, estimated from networks. */
const failedMin = 3
const failedShare = 0.1
const buildsMax = 3 * remotes.length

interface Health extends BrowserSets {
  wasHalted: boolean
}

/** Estimates the number of people. One person can have an IPv4 and an IPv6 network, so the larger group counts. */
const peopleAt = ({ at }: Browsers): number => {
  const six = [...at.keys()].filter((network) => network.includes(':')).length
  return Math.max(six, at.size - six)
}
const isOverBudget = ({ up, failed }: Health): boolean =>
  peopleAt(failed) >= failedMin && failed.names.size > failedShare * (up.names.size + failed.names.size)

interface RolloutDeps {
  halted: HaltedBuilds
  readRegistry: () => Promise<RegistryState>
  developed?: Plans
  now?: () => number
}

export interface Rollout {
  plansFor: (registry: Registry, request: FastifyRequest, reply: FastifyReply) => Plans
  health: () => Record<string, { up: number; failed: number; isStopped: boolean }>
  hours: () => BrowserCounts['hours']
}

const keyOf = (remote: RemoteName, build: string): string => `${remote} ${build}`

/** Halts a build that fails too often, if another build can replace it. */
export const createRollout = (
  app: FastifyInstance,
  { halted, readRegistry, developed, now = Date.now }: RolloutDeps,
): Rollout => {
  const builds = new LruMap<string, Health>(buildsMax)
  const hourly = createHourlyReports(buildsMax, now)
  /** Starts new counts if the build was halted and then released. */
  const healthOf = (remote: RemoteName, build: string): Health => {
    const key = keyOf(remote, build)
    const known = builds.get(key)
    if (known && !(known.wasHalted && !halted.has(remote, build))) return known
    const fresh = { ...noReports(), wasHalted: false }
    builds.set(key, fresh)
    return fresh
  }
  const browserOf = (request: FastifyRequest): string =>
    request.unsignCookie(request.cookies[hostCookieOf(request, cookieName)] ?? '').value ?? ''

  app.post('/registry/report', { bodyLimit: 512 }, async (request, reply) => {
    const parsed = reportSchema.safeParse(request.body)
    if (!parsed.success || !isSameOrigin(request)) return reply.code(400).send()
    const { remote, build, isUp } = parsed.data
    const { stable, lastGood, canary } = (await readRegistry()).registry.remotes[remote] ?? {}
    if (![stable, lastGood, canary].some((known) => known?.build === build)) return reply.code(204).send()
    const health = healthOf(remote, build)
    const report = { browser: browserOf(request), ip: request.ip, isUp }
    addReport(health, report)
    hourly.add(keyOf(remote, build), report)
    const isReplaceable = canary?.build === build || (stable?.build === build && lastGood !== undefined)
    if (isOverBudget(health) && isReplaceable) {
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
        [...builds].map(([key, sets]) => {
          const [remote = '', build = ''] = key.split(' ')
          const isStopped = halted.has(remote as RemoteName, build)
          return [key, { ...sizesOf(sets), isStopped }]
        }),
      ),
    hours: hourly.counts,
  }
}
