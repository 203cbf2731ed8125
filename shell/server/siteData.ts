import { setTimeout as delay } from 'node:timers/promises'
import { errorStatus } from '@duetto/shared/contract'
import { traceHeaders } from '@duetto/shared/tracing'
import type { Company, Settings } from '@duetto/shared/contract'

export interface SiteData {
  settings: Settings
  company: Company
}

const FRESH_MS = 5000
const TIMEOUT_MS = 4000
/** How long a page waits for fresh data if stale data is available. */
const PATIENCE_MS = 200

/** Answered as unavailable. */
class ApiAway extends Error {
  readonly statusCode = errorStatus.unavailable
}

/**
 * A host's settings and company from the API, cached for a few seconds per host, country header and browser
 * language. While the API is down, the last known data stays in use.
 */
export const createSiteData = (apiUrl: string, now: () => number = Date.now) => {
  const kept = new Map<string, { data: SiteData; at: number }>()

  const ask = async <Body>(path: string, headers: Record<string, string>): Promise<Body> => {
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        headers: { ...headers, ...traceHeaders() },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`it answered ${response.status}`)
      return (await response.json()) as Body
    } catch (cause) {
      throw new ApiAway(`no answer of ${path}`, { cause })
    }
  }

  const read = async (key: string, headers: Record<string, string>, query: string): Promise<SiteData> => {
    const [{ settings }, { companyinfo: company }] = await Promise.all([
      ask<{ settings: Settings }>(`/api/settings.php${query}`, headers),
      ask<{ companyinfo: Company }>('/api/companyinfo.php', headers),
    ])
    const data = { settings, company }
    if (kept.size > 500) kept.clear()
    kept.set(key, { data, at: now() })
    return data
  }

  /** `headers`: those of the visitor's request that matter: forwarded host, language, country. */
  return async (headers: Record<string, string>, query = ''): Promise<SiteData> => {
    const key = JSON.stringify([headers, query])
    const before = kept.get(key)
    if (before && now() - before.at < FRESH_MS) return before.data
    const fresh = read(key, headers, query)
    if (!before) return fresh
    // A page does not wait for a slow API: what arrives late is used for the next one.
    return Promise.race([fresh.catch(() => before.data), delay(PATIENCE_MS, before.data)])
  }
}
