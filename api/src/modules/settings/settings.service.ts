import type { Settings } from '@duetto/shared/contract'
import { settingsSchema } from '@duetto/shared/contract/schemas'
import {
  consumerLawCountries,
  countries,
  currencyOf,
  interests,
  isCountry,
  limits,
  messagePriceMinor,
} from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import type { Db } from '../../db/Db'
import { getRegions } from '../site/places.service'
import { findSettings } from './settings.repository'
import { defaultSettings } from './defaults'
import type { StoredSettings } from './defaults'
import { getPushKeys } from './push-keys'

const cacheMs = 5000
const cachedMax = 1000
const caches = new WeakMap<Db, Map<string, { until: number; settings: Settings }>>()

/** What an operator may set; every field is optional, unknown ones are refused. */
const storedSchema = settingsSchema
  .omit({
    geoip_country: true,
    geoip_selected_country: true,
    push_public_key: true,
    locales: true,
    is_demo: true,
    interests: true,
    region_data: true,
    domain: true,
  })
  .partial()
  .strict()

/** Checks a change of settings that an operator asks for; throws a ZodError that names the field. */
export const parseStoredSettings = (data: unknown): Partial<StoredSettings> => storedSchema.parse(data)

interface Asked {
  host: string
  /** Country that the request comes from. */
  country: string | null
  /** Country that the visitor chose. */
  selectedCountry?: string | null
}

/** Every field of section 3's Settings for one host: defaults, then those of all hosts, then the host's own. */
export const getSettings = async (deps: Deps, asked: Asked): Promise<Settings> => {
  // Read with every message and changed seldom: kept for seconds, except in tests.
  if (deps.config.env === 'test') return composeSettings(deps, asked)
  const cache = caches.get(deps.db) ?? new Map<string, { until: number; settings: Settings }>()
  caches.set(deps.db, cache)
  const key = `${asked.host} ${asked.country} ${asked.selectedCountry ?? ''}`
  const kept = cache.get(key)
  if (kept && kept.until > Date.now()) return kept.settings
  const settings = await composeSettings(deps, asked)
  if (cache.size >= cachedMax) cache.clear()
  cache.set(key, { until: Date.now() + cacheMs, settings })
  return settings
}

const composeSettings = async (deps: Deps, { host, country, selectedCountry }: Asked): Promise<Settings> => {
  const stored = await loadStored(deps, host.toLowerCase())
  const { config } = deps
  const hasLanguage = config.locales.includes(stored.domain_language)
  return {
    ...stored,
    domain: host,
    domain_language: hasLanguage ? stored.domain_language : (config.locales[0] ?? 'en'),
    minimum_message_costs: { ...messageCosts(stored), ...stored.minimum_message_costs },
    refund_days: refundDaysIn(country, stored.refund_days),
    min_age: Math.max(stored.min_age, limits.minAge),
    geoip_country: country,
    geoip_selected_country: selectedCountry ?? null,
    push_public_key: (await getPushKeys(deps.db, config)).publicKey,
    locales: config.locales,
    is_demo: config.demo,
    interests: [...interests],
    region_data: await getRegions(deps.db),
  }
}

const loadStored = async ({ db, log }: Deps, host: string): Promise<StoredSettings> => {
  let stored = defaultSettings
  for (const row of await findSettings(db, host)) {
    const parsed = storedSchema.safeParse(row.data)
    if (parsed.success) stored = { ...stored, ...parsed.data }
    else
      log.error({ host: row.host, reason: parsed.error.issues[0]?.message }, 'stored settings are not valid')
  }
  return stored
}

/** PAY-12: the price of the cheapest message by country, in minor units. */
const messageCosts = ({ message_credits: credits }: StoredSettings): Settings['minimum_message_costs'] =>
  Object.fromEntries(
    countries.map((country) => {
      const currency = currencyOf(country)
      return [country, { costs: messagePriceMinor(currency, credits), currency }]
    }),
  )

const refundDaysIn = (country: string | null, days: number): number =>
  isCountry(country) && consumerLawCountries.includes(country) ? Math.max(days, limits.refundDays) : days
