import type { ConsoleResponse } from '@duetto/shared/contract/console'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import type { Validity } from './discounts.repository'

export type ListedCode = Omit<ConsoleResponse<'listDiscounts'>['discounts'][number], 'expires_at'> & {
  expires_at: Date | null
}

export const findCodes = (
  db: Db,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ListedCode[]> =>
  db.many<ListedCode>(sql`
    select c.code, c.percent, c.validity, c.status, c.country, c.user_id as member, c.minimum_minor, c.currency,
      c.methods, c.expires_at, (select count(*)::int from discount_redemptions r where r.code = c.code) as used
    from discount_codes c order by c.created_at desc, c.code limit ${limit} offset ${offset}`)

export interface NewCode {
  code: string
  percent: number
  validity: Validity
  country?: string
  member?: number
  expires_at?: string | Date
  minimum_minor: number
  currency?: string
  methods: readonly string[]
}

export const existsMember = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from users where id = ${id}`)) !== undefined

export const insertCode = async (tx: Db, code: NewCode): Promise<boolean> =>
  (await tx.run(sql`
    insert into discount_codes (code, percent, country, user_id, expires_at, minimum_minor, currency, methods, validity)
    values (${code.code}, ${code.percent}, ${code.country}, ${code.member}, ${code.expires_at},
      ${code.minimum_minor}, ${code.currency}, ${code.methods}::text[], ${code.validity})
    on conflict do nothing`)) === 1

export const disableCode = async (tx: Db, code: string): Promise<boolean> =>
  (await tx.run(
    sql`update discount_codes set status = 'disabled' where code = ${code} and status = 'active'`,
  )) === 1
