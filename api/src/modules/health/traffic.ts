import { lookup } from 'node:dns/promises'
import type { ConsoleResponse } from '@duetto/shared/contract/console'
import type { FastifyInstance } from 'fastify'

type Traffic = ConsoleResponse<'getHealth'>['traffic']

export type ReadMetrics = () => Promise<ReadonlyMap<string, string | null>>

interface Counts {
  requests: number
  errors: number
  streams: number
  /** Milliseconds since 1970; 0 if the process does not report its start. */
  startedAt: number
}
interface Sample {
  at: Date
  counts: ReadonlyMap<string, Counts>
  processes: number
}

const windowMs = 3_600_000
const timeoutMs = 2000
const freshMs = 15_000
const probes = /route="(?:\/metrics|\/api\/health\/[a-z]+)"/

/** Reads each process's metrics by URL; null if the request fails. A host name may resolve to several processes. */
export const readMetricsFrom =
  (urls: readonly string[]): ReadMetrics =>
  async () => {
    const found = await Promise.all(urls.map(findAddresses))
    const entries = found.flat().map(async (url) => {
      const text = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
        .then((response) => (response.ok ? response.text() : null))
        .catch(() => null)
      return [url, text] as const
    })
    return new Map(await Promise.all(entries))
  }

const findAddresses = async (url: string): Promise<string[]> => {
  const { hostname } = new URL(url)
  // IPv4 only: an IPv6 address may belong to the same process.
  const addresses = await lookup(hostname, { all: true, family: 4 }).catch(() => [])
  if (addresses.length === 0) return [url]
  return addresses.map(({ address }) => {
    const one = new URL(url)
    one.hostname = address
    return one.href
  })
}

export const readMetricsOf = (
  { metrics }: Pick<FastifyInstance, 'metrics'>,
  urls: readonly string[],
): ReadMetrics =>
  urls.length > 0
    ? readMetricsFrom(urls)
    : async () => {
        const names = ['http_request_duration_seconds', 'duetto_event_streams', 'process_start_time_seconds']
        const texts = await Promise.all(names.map((name) => metrics.getSingleMetricAsString(name)))
        return new Map([['this process', texts.join('\n')]])
      }

export const parseCounts = (text: string): Counts => {
  const counts = { requests: 0, errors: 0, streams: 0, startedAt: 0 }
  for (const line of text.split('\n')) {
    const value = Number(line.slice(line.lastIndexOf(' ') + 1))
    if (line.startsWith('duetto_event_streams ')) counts.streams += value
    if (line.startsWith('process_start_time_seconds ')) counts.startedAt = value * 1000
    if (!line.startsWith('http_request_duration_seconds_count{') || probes.test(line)) continue
    counts.requests += value
    if (/status="5\d\d"/.test(line)) counts.errors += value
  }
  return counts
}

type Growth = Pick<Counts, 'requests' | 'errors'>

/** A process that started before `since` counts from its first sample. A falling counter also reveals a restart. */
const growthOf = (earlier: Counts | undefined, later: Counts, since: Date): Growth => {
  if (!earlier) return later.startedAt < since.getTime() ? { requests: 0, errors: 0 } : later
  const hasRestarted = earlier.startedAt !== later.startedAt || later.requests < earlier.requests
  return hasRestarted
    ? later
    : { requests: later.requests - earlier.requests, errors: later.errors - earlier.errors }
}

/** Counts requests and errors from sample to sample, the oldest of which was taken at most about an hour ago. */
export const createTraffic = (read: ReadMetrics, now: () => Date) => {
  let samples: Sample[] = []
  let latest: Sample | undefined

  const takeSample = async (): Promise<Sample> => {
    const at = now()
    const texts = [...(await read())]
    const counts = new Map(
      texts.flatMap(([key, text]) => (text === null ? [] : [[key, parseCounts(text)] as const])),
    )
    latest = { at, counts, processes: texts.length }
    return latest
  }

  return {
    sample: async (): Promise<void> => {
      const sample = await takeSample()
      samples = [...samples.filter(({ at }) => sample.at.getTime() - at.getTime() <= windowMs), sample]
    },
    get: async (): Promise<Traffic> => {
      const isFresh = latest !== undefined && now().getTime() - latest.at.getTime() < freshMs
      const sample = latest && isFresh ? latest : await takeSample()
      const base = samples[0] ?? sample
      const total = { requests: 0, errors: 0, streams: 0 }
      const seen = new Map(base.counts)
      for (const { counts } of [...samples, sample])
        for (const [key, later] of counts) {
          const growth = growthOf(seen.get(key), later, base.at)
          total.requests += growth.requests
          total.errors += growth.errors
          seen.set(key, later)
        }
      for (const { streams } of sample.counts.values()) total.streams += streams
      return {
        since: base.at.toISOString(),
        ...total,
        processes: sample.processes,
        unreachable: sample.processes - sample.counts.size,
      }
    },
  }
}
