import type { PaymentMethod } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'
import { isErased } from '../../accounts/users.repository'
import type { PaymentRow } from '../payments.repository'

interface MandateRow {
  provider: string
  provider_mandate: string
  label: string
}

const hashed = (id: Sql) => sql`encode(sha256(convert_to(${id}, 'UTF8')), 'hex')`

/**
 * Ignores a mandate that has ended, because the provider's late notices may still name it. Stores an erased owner's
 * mandate as ended, so that the job deletes it at the provider.
 */
export const saveMandate = async (
  tx: Db,
  { id, user_id: userId, method }: Pick<PaymentRow, 'id' | 'user_id' | 'method'>,
  provider: string,
  mandate: { id: string; label: string },
  now: Date,
): Promise<void> => {
  // A concurrent erasure waits for this lock, then finds the new row.
  const { has_erased_owner: hasErasedOwner } = await tx.one<{ has_erased_owner: boolean }>(sql`
    select ${isErased} as has_erased_owner from users where id = ${userId} for key share`)
  const isNew = await tx.run(sql`
    insert into mandates (user_id, payment_id, method, provider, provider_mandate, label, is_active, delete_at,
      created_at)
    select ${userId}, ${id}, ${method}, ${provider}, ${mandate.id}, ${hasErasedOwner ? '' : mandate.label},
      ${!hasErasedOwner}, ${hasErasedOwner ? now : null}, ${now}
    where not exists (
      select 1 from mandates where provider = ${provider} and provider_mandate = ${hashed(sql`${mandate.id}`)})
    on conflict (provider, provider_mandate) do nothing`)
  if (isNew === 0) return
  await tx.run(sql`
    update mandates set is_active = false, label = '', delete_at = ${now}
    where user_id = ${userId} and method = ${method} and provider_mandate <> ${mandate.id} and is_active`)
}

export const findMandate = (db: Db, userId: number, method: PaymentMethod): Promise<MandateRow | undefined> =>
  db.maybe<MandateRow>(sql`
    select provider, provider_mandate, label from mandates
    where user_id = ${userId} and method = ${method} and is_active order by id desc limit 1`)

export const endMandate = (db: Db, userId: number, providerMandate: string, now: Date): Promise<number> =>
  db.run(sql`
    update mandates set is_active = false, label = '', delete_at = ${now}
    where user_id = ${userId} and provider_mandate = ${providerMandate} and is_active`)

export const endMandatesOf = (tx: Db, userId: number, method: PaymentMethod, now: Date): Promise<number> =>
  tx.run(sql`
    update mandates set is_active = false, label = '', delete_at = ${now}
    where user_id = ${userId} and method = ${method} and is_active`)

export const forgetMandatesOf = (tx: Db, userId: number, now: Date): Promise<number> =>
  tx.run(sql`
    update mandates set is_active = false, label = '', delete_at = case when is_active then ${now} else delete_at end
    where user_id = ${userId}`)

export interface EndedMandate {
  id: number
  user_id: number
  provider: string
  provider_mandate: string
}

export const claimEndedMandates = (db: Db, now: Date, until: Date, max: number): Promise<EndedMandate[]> =>
  db.many<EndedMandate>(sql`
    update mandates set delete_at = ${until}
    where id in (
      select id from mandates where delete_at <= ${now} order by delete_at, id limit ${max} for update skip locked)
    returning id, user_id, provider, provider_mandate`)

/** Replaces the provider's id with its hash, by which `saveMandate` recognises the mandate. */
export const setMandateDeleted = (db: Db, id: number): Promise<number> =>
  db.run(sql`
    update mandates set delete_at = null, provider_mandate = ${hashed(sql`provider_mandate`)} where id = ${id}`)

export const blockDirectDebit = (tx: Db, userId: number, now: Date): Promise<number> =>
  tx.run(sql`
    insert into directdebit_blocks (user_id, reason, created_at)
    values (${userId}, 'charge_back', ${now}) on conflict do nothing`)
