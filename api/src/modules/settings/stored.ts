import type { Company } from '@duetto/shared/contract'
import { brandSchema, companySchema, settingsSchema } from '@duetto/shared/contract/schemas'
import type { Deps } from '../../app/deps'
import { brandSettingsSchema } from './brand'
import { defaultSettings } from './defaults'
import type { StoredSettings } from './defaults'
import { marketingSettingsSchema } from './marketing'
import { changedPaymentsSchema, paymentSettingsSchema } from './payments'
import { screeningSettingsSchema } from './screening'
import { findSettings } from './settings.repository'

export const storedSchema = settingsSchema
  .omit({
    geoip_country: true,
    geoip_selected_country: true,
    push_public_key: true,
    locales: true,
    is_demo: true,
    interests: true,
    domain: true,
  })
  .extend({
    brand: brandSchema.partial().strict(),
    company: companySchema.partial().strict(),
    payments: paymentSettingsSchema,
    marketing: marketingSettingsSchema,
    screening: screeningSettingsSchema,
  })
  .partial()
  .strict()

interface Stored {
  settings: StoredSettings
  company: Partial<Company>
}

/** Colours and surcharges are validated only on a change. Stored ones may come from a version with other rules. */
const changedSchema = storedSchema.extend({
  brand: brandSettingsSchema.optional(),
  payments: changedPaymentsSchema.optional(),
})

export const checkStored = (data: unknown): void => void changedSchema.parse(data)

export const loadStored = async ({ db, log }: Pick<Deps, 'db' | 'log'>, host: string): Promise<Stored> => {
  let stored: Stored = { settings: defaultSettings, company: {} }
  for (const row of await findSettings(db, host.toLowerCase())) {
    const parsed = storedSchema.safeParse(row.data)
    if (parsed.success) {
      const {
        brand,
        company,
        payments: _,
        marketing: _marketing,
        screening: _screening,
        ...settings
      } = parsed.data
      stored = {
        settings: { ...stored.settings, ...settings, brand: { ...stored.settings.brand, ...brand } },
        company: { ...stored.company, ...company },
      }
    } else
      log.error({ host: row.host, reason: parsed.error.issues[0]?.message }, 'stored settings are not valid')
  }
  return stored
}
