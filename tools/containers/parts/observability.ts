import { setTimeout as wait } from 'node:timers/promises'
import { metricsIn, observedExpressions } from '../../checks/metrics'
import type { Part } from '../site'

/** Includes the rule's delay and the evaluation interval. */
const firesWithinMs = 150_000

/** Metrics without a value on a new site over http: no browser reports, no payments, no certificates. */
const withoutValueAtFirst = /duetto_(remote_browsers|payments_24h|certificate_seconds)$/

interface Targets {
  activeTargets?: { health: string; labels: { job: string } }[]
}
interface Alerts {
  alerts: { state: string; labels: { alertname: string; job?: string } }[]
}

export const observability: Part = async (site, check) => {
  const leave = site.use({ COMPOSE_PROFILES: 'demo,observability' })
  await site.compose(['up', '-d', 'prometheus'])
  const started = await site.untilHealthy(['prometheus'])
  check(started === 1, 'Prometheus starts with the settings and rules of docker/observability')
  const [id = ''] = await site.ids('prometheus')
  const query = async <Data>(path: string): Promise<Data | null> => {
    const { code, output } = await site.docker([
      'exec',
      id,
      'wget',
      '-qO-',
      `http://127.0.0.1:9090/api/v1/${path}`,
    ])
    return code === 0 ? (JSON.parse(output) as { data: Data }).data : null
  }
  const until = async (isSo: () => Promise<boolean>, ms = 60_000) => {
    const end = Date.now() + ms
    while (Date.now() < end) {
      if (await isSo()) return true
      await wait(1000)
    }
    return false
  }
  const jobsUp = async () => {
    const { activeTargets = [] } = (await query<Targets>('targets')) ?? {}
    return activeTargets.filter(({ health }) => health === 'up').map(({ labels }) => labels.job)
  }
  const isWatched = await until(async () => new Set(await jobsUp()).size === 3)
  check(isWatched, `it reads ${[...new Set(await jobsUp())].sort().join(', ')}`)

  const names = new Set(await query<string[]>('label/__name__/values'))
  const expressions = observedExpressions()
  const missing = expressions.flatMap(({ where, expr }) =>
    metricsIn(expr).flatMap((name) => (names.has(name) ? [] : [`${where}: ${name}`])),
  )
  const unexpected = missing.filter((one) => !withoutValueAtFirst.test(one))
  check(
    unexpected.length === 0,
    `every metric of dashboards and rules is there (${unexpected.join('; ') || names.size})`,
  )
  const refused: string[] = []
  for (const { where, expr } of expressions)
    if (!(await query(`query?query=${encodeURIComponent(expr)}`))) refused.push(where)
  check(
    refused.length === 0,
    `Prometheus answers all ${expressions.length} expressions ${refused.join(', ')}`,
  )

  const firing = async () =>
    ((await query<Alerts>('alerts')) ?? { alerts: [] }).alerts
      .filter(({ state }) => state === 'firing')
      .map(({ labels }) => `${labels.alertname} ${labels.job ?? ''}`.trim())
  check(
    (await firing()).length === 0,
    `nothing wakes anybody while all is well (${(await firing()).join(', ')})`,
  )
  const since = Date.now()
  await site.compose(['stop', 'worker'])
  const hasFired = await until(async () => (await firing()).includes('ServiceDown worker'), firesWithinMs)
  check(hasFired, `a worker that is down is told after ${Math.round((Date.now() - since) / 1000)} s`)
  await site.compose(['rm', '-sf', 'prometheus'])
  leave()
  await site.compose(['up', '-d'])
  await site.untilHealthy()
}
