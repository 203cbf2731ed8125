import { setTimeout as pauseFor } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { errorStatus } from '@duetto/shared/contract'
import type { Company, Settings } from '@duetto/shared/contract'
import { noBrand } from '@duetto/shared/domain'
import { LruMap } from '@duetto/shared/limits'
import { traceHeaders } from '@duetto/shared/tracing'
import type { FastifyRequest } from 'fastify'
import { siteVisitOf } from './siteVisit'
import type { SiteVisit } from './siteVisit'

export interface SiteData {
  settings: Settings
  company: Company
}

const FRESH_MS = 5000
/** Up to this age, a page uses stale data at once and refreshes it for the next page. */
const USABLE_MS = 30_000
const COUNTRY_FRESH_MS = 600_000
const TIMEOUT_MS = 4000
const PATIENCE_MS = 200
const COUNTRY_PATIENCE_MS = 800

const MAX_SITES = 1000
const MAX_HOSTS = 5000
const MAX_VISITORS = 20_000

interface Cached<Value> {
  value: Value
  at: number
}

class ApiDownError extends Error {
  readonly statusCode = errorStatus.unavailable
}

const createCountryVariants = () => {
  const variants = new WeakMap<SiteData, Map<string | null, SiteData>>()
  return (site: SiteData, country: string | null): SiteData => {
    if (site.settings.geoip_country === country) return site
    const known = variants.get(site) ?? new Map<string | null, SiteData>()
    variants.set(site, known)
    const variant = known.get(country) ?? { ...site, settings: { ...site.settings, geoip_country: country } }
    known.set(country, variant)
    return variant
  }
}

/**
 * Caches sites by the domain and country that the API returns, because requests with invented hosts must not fill that
 * cache.
 */
export const createSiteData = (
  apiUrl: string,
  now: () => number = Date.now,
  pause: (ms: number) => Promise<unknown> = pauseFor,
) => {
  const domains = new LruMap<string, Cached<string>>(MAX_HOSTS)
  const countries = new LruMap<string, Cached<string | null>>(MAX_VISITORS)
  const companies = new LruMap<string, Cached<Company>>(MAX_HOSTS)
  const sites = new LruMap<string, Cached<SiteData>>(MAX_SITES)
  const latest = new LruMap<string, SiteData>(MAX_SITES)
  const pending = new Map<string, Promise<SiteData>>()
  const inCountry = createCountryVariants()

  const isFresh = (entry: Cached<unknown> | undefined, ms = FRESH_MS): boolean =>
    entry !== undefined && now() - entry.at < ms

  const fetchJson = async <Body>(path: string, headers: Record<string, string>): Promise<Body> => {
    try {
      const response = await fetch(`${apiUrl}${path}`, {
        headers: { ...headers, ...traceHeaders() },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`it answered ${response.status}`)
      return (await response.json()) as Body
    } catch (cause) {
      throw new ApiDownError(`no answer of ${path}`, { cause })
    }
  }

  const getCompany = async (headers: Record<string, string>): Promise<Company> => {
    const host = headers['x-forwarded-host'] ?? ''
    const known = companies.get(host)
    if (known && isFresh(known)) return known.value
    const { companyinfo } = await fetchJson<{ companyinfo: Company }>('/api/companyinfo.php', headers)
    companies.set(host, { value: companyinfo, at: now() })
    return companyinfo
  }

  const read = async ({ host, visitor, headers, query }: SiteVisit): Promise<SiteData> => {
    const [{ settings }, company] = await Promise.all([
      fetchJson<{ settings: Settings }>(`/api/settings.php${query}`, headers),
      getCompany(headers),
    ])
    const { domain, geoip_country: country } = settings
    // An older API does not send `brand`.
    const received = { settings: { ...settings, brand: { ...noBrand, ...settings.brand } }, company }
    const key = `${domain} ${country}`
    const known = sites.get(key)?.value
    // Unchanged settings stay the same object, because rendered frames are cached by it.
    const data = known && isDeepStrictEqual(known, received) ? known : received
    const at = now()
    domains.set(host, { value: domain, at })
    countries.set(visitor, { value: country, at })
    sites.set(key, { value: data, at })
    latest.set(domain, data)
    return data
  }

  const readOnce = (key: string, visit: SiteVisit): Promise<SiteData> => {
    const known = pending.get(key)
    if (known) return known
    const reading = read(visit).finally(() => pending.delete(key))
    pending.set(key, reading)
    return reading
  }

  return async (request: FastifyRequest): Promise<SiteData> => {
    const visit = siteVisitOf(request)
    const domain = domains.get(visit.host)
    const country = countries.get(visit.visitor)
    const isCountryFresh = isFresh(country, COUNTRY_FRESH_MS)
    const known = domain && country && sites.get(`${domain.value} ${country.value}`)
    if (known && isCountryFresh && isFresh(domain) && isFresh(known)) return known.value

    const refreshing = readOnce(`${visit.host} ${(isCountryFresh && country?.value) || visit.visitor}`, visit)
    const isUsable = isCountryFresh && isFresh(domain, USABLE_MS) && isFresh(known, USABLE_MS)
    const last = latest.get(domain?.value ?? visit.host)
    const stale = known?.value ?? (last && inCountry(last, country?.value ?? null))
    if (!stale) return refreshing
    const reading = refreshing.catch(() => stale)
    if (isUsable) return stale
    // Use stale data if the request fails or the response is late; a late response is cached for the next page.
    const patienceMs = country ? PATIENCE_MS : COUNTRY_PATIENCE_MS
    return Promise.race([reading, pause(patienceMs).then(() => stale)])
  }
}
