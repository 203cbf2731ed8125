import { packagePricesOf } from '@duetto/shared/domain'
import type { Currency, PackagePrices } from '@duetto/shared/domain'
import type { Db } from '../../infra/db/Db'
import { findSettings } from './settings.repository'
import { storedSchema } from './stored'

/**
 * Reads the database directly, because an order must read the price in its transaction. Like `loadStored`, skips
 * invalid rows, because an order must charge the price that pages show.
 */
export const findPackagePrices = async (db: Db, host: string, currency: Currency): Promise<PackagePrices> => {
  const stored = (await findSettings(db, host)).map(
    ({ data }) => storedSchema.safeParse(data).data?.package_prices,
  )
  return packagePricesOf(
    stored.findLast((prices) => prices !== undefined),
    currency,
  )
}
