import type { HouseRule } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../../infra/db/Db'

export interface MeasureRow {
  id: number
  kind: 'warning' | 'restriction'
  rule: HouseRule
  text: string
  created_at: Date
  until: Date | null
}

export type NewMeasure = Omit<MeasureRow, 'id' | 'created_at'>

export const findOpenMeasures = (db: Db, userId: number, now: Date): Promise<MeasureRow[]> =>
  db.many<MeasureRow>(sql`
    select id, kind, rule, text, created_at, until from member_measures
    where user_id = ${userId} and ended_at is null and (until is null or until > ${now}) order by id desc`)

export const insertMeasure = (
  tx: Db,
  userId: number,
  { kind, rule, text, until }: NewMeasure,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    insert into member_measures (user_id, kind, rule, text, until, created_at)
    values (${userId}, ${kind}, ${rule}, ${text}, ${until}, ${now})`)

export const endWarning = async (tx: Db, userId: number, id: number, now: Date): Promise<boolean> =>
  (await tx.run(sql`
    update member_measures set ended_at = ${now}
    where id = ${id} and user_id = ${userId} and kind = 'warning' and ended_at is null`)) > 0

export const endRestriction = async (tx: Db, userId: number, now: Date): Promise<boolean> =>
  (await tx.run(sql`
    update member_measures set ended_at = ${now}
    where user_id = ${userId} and kind = 'restriction' and ended_at is null and until > ${now}`)) > 0

/** Null lifts the restriction. Waits for the member's sends and likes in progress. */
export const saveRestriction = (tx: Db, userId: number, until: Date | null): Promise<number> =>
  tx.run(sql`update wallets set restricted_until = ${until} where user_id = ${userId}`)

/**
 * Locks the wallet against a concurrent `saveRestriction`. Returns the end of the restriction, which may be in the
 * past, or null.
 */
export const lockRestriction = async (tx: Db, userId: number): Promise<Date | null> =>
  (
    await tx.one<{ restricted_until: Date | null }>(
      sql`select restricted_until from wallets where user_id = ${userId} for share`,
    )
  ).restricted_until

interface Addressee {
  status: string
  name: string
  email: string
  language: string
  host: string | null
}

export const findAddressee = (db: Db, id: number): Promise<Addressee | undefined> =>
  db.maybe<Addressee>(sql`
    select status, name, email, language, host from users where id = ${id} and not is_fictional`)

export const lockActive = async (tx: Db, id: number): Promise<boolean> =>
  (await tx.maybe(sql`select 1 from users where id = ${id} and status = 'active' for no key update`)) !==
  undefined

export const raiseVersion = (tx: Db, id: number): Promise<number> =>
  tx.run(sql`update users set version = version + 1 where id = ${id}`)
