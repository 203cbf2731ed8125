import { currencyOf, isCountry } from '@duetto/shared/domain'
import type { Country, Currency } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { DomainError } from '../../../http/DomainError'
import type { Db } from '../../../infra/db/Db'

export interface Buyer {
  id: number
  name: string
  email: string
  language: string
  host: string | null
  isPaid: boolean
  signedUpAt: Date
  country: Country
  currency: Currency
}

interface BuyerRow {
  id: number
  name: string
  email: string
  language: string
  host: string | null
  paid_user: boolean
  created_at: Date
  country: string | null
}

/**
 * Throws `authentication_required` for suspended and deleted members. `country` is the fallback if the member's stored
 * country is missing or unsupported.
 */
export const findBuyer = async (db: Db, userId: number, country: Country): Promise<Buyer> => {
  const row = await db.maybe<BuyerRow>(sql`
    select id, name, email, language, host, paid_user, created_at, country from users join wallets on user_id = id
    where id = ${userId} and status in ('active', 'not_confirmed')`)
  if (!row) throw new DomainError('authentication_required')
  const buyerCountry = isCountry(row.country) ? row.country : country
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    language: row.language,
    host: row.host,
    isPaid: row.paid_user,
    signedUpAt: row.created_at,
    country: buyerCountry,
    currency: currencyOf(buyerCountry),
  }
}
