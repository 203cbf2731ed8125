import type { Settings } from '@duetto/shared/contract'
import {
  cleanPhone,
  consumerLawCountries,
  countries,
  currencyOf,
  interests,
  isCountry,
  limits,
  packageCredits,
  packageShareMinor,
  packagePricesOf,
} from '@duetto/shared/domain'
import { LruMap } from '@duetto/shared/limits'
import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import type { StoredSettings } from './defaults'
import { getPushKeys } from './push-keys'
import { siteHostOf } from './siteHost'
import { loadStored } from './stored'

const cacheMs = 5000
const cachedMax = 1000
const caches = new WeakMap<Db, LruMap<string, { until: number; settings: Settings }>>()

interface SettingsRequest {
  host: string
  country: string | null
  selectedCountry?: string | null
}

export const getSettings = async (deps: Deps, input: SettingsRequest): Promise<Settings> => {
  const request = { ...input, host: await siteHostOf(deps, input.host) }
  if (deps.config.env === 'test') return composeSettings(deps, request)
  const cache = caches.get(deps.db) ?? new LruMap<string, { until: number; settings: Settings }>(cachedMax)
  caches.set(deps.db, cache)
  const key = `${request.host} ${request.country} ${request.selectedCountry ?? ''}`
  const cached = cache.get(key)
  if (cached && cached.until > Date.now()) return cached.settings
  const settings = await composeSettings(deps, request)
  cache.set(key, { until: Date.now() + cacheMs, settings })
  return settings
}

const composeSettings = async (
  deps: Deps,
  { host, country, selectedCountry }: SettingsRequest,
): Promise<Settings> => {
  const { settings: stored } = await loadStored(deps, host)
  const { config } = deps
  const hasLanguage = config.locales.includes(stored.domain_language)
  return {
    ...stored,
    search_fields: stored.member_verification
      ? stored.search_fields
      : stored.search_fields.filter((field) => field !== 'verified'),
    domain: host,
    domain_language: hasLanguage ? stored.domain_language : (config.locales[0] ?? 'en'),
    minimum_message_costs: { ...messageCosts(stored), ...stored.minimum_message_costs },
    refund_days: refundDaysIn(country, stored.refund_days),
    support_phone: cleanPhone(stored.support_phone),
    min_age: Math.max(stored.min_age, limits.minAge),
    geoip_country: country,
    geoip_selected_country: selectedCountry ?? null,
    push_public_key: (await getPushKeys(deps.db, config)).publicKey,
    locales: config.locales,
    is_demo: config.demo,
    interests: [...interests],
  }
}

const messageCosts = ({
  message_credits: credits,
  package_prices: own,
}: StoredSettings): Settings['minimum_message_costs'] =>
  Object.fromEntries(
    countries.map((country) => {
      const currency = currencyOf(country)
      return [
        country,
        { costs: packageShareMinor(packagePricesOf(own, currency).p0, packageCredits.p0, credits), currency },
      ]
    }),
  )

const refundDaysIn = (country: string | null, days: number): number =>
  isCountry(country) && consumerLawCountries.includes(country) ? Math.max(days, limits.refundDays) : days
