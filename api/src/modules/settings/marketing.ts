import { funnelLimits } from '@duetto/shared/domain'
import { z } from 'zod'
import type { Db } from '../../infra/db/Db'
import { findSettings } from './settings.repository'

export const marketingSettingsSchema = z
  .object({
    sources: z
      .array(z.string().trim().toLowerCase().min(1).max(40))
      .max(funnelLimits.sources)
      .describe(
        'Traffic sources that the funnel counts by name: values of the parameter network, or of ref without one. All others count as other',
      ),
  })
  .partial()
  .strict()

export const findSources = async (db: Db): Promise<readonly string[]> => {
  const [row] = await findSettings(db, '*')
  return marketingSettingsSchema.safeParse(row?.data['marketing'] ?? {}).data?.sources ?? []
}
