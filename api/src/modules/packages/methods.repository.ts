import type { Country, PaymentMethod } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface MethodRow {
  method: PaymentMethod
  surcharge_minor: number
  is_offered: boolean
}

export const findMethodSettings = (db: Db, country: Country): Promise<MethodRow[]> =>
  db.many<MethodRow>(
    sql`select method, surcharge_minor, is_offered from method_settings where country = ${country}`,
  )

export const isDebitBlocked = async (db: Db, userId: number): Promise<boolean> =>
  (await db.maybe(sql`select 1 from directdebit_blocks where user_id = ${userId}`)) !== undefined

export const findSetProvider = async (
  db: Db,
  country: Country,
  method: PaymentMethod,
): Promise<string | null> =>
  (
    await db.maybe<{ provider: string | null }>(sql`
      select provider from method_settings where country = ${country} and method = ${method}`)
  )?.provider ?? null
