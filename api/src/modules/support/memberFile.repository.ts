import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import type { LedgerKind } from '../ledger/ledger.repository'
import type { FoundMember } from './memberSearch.repository'

export interface FileRow extends FoundMember {
  gender: string | null
  looking_for: string | null
  birth_date: string
  language: string
  about_me: string
  interests: string[]
  credits: number
  is_invisible: boolean
  restricted_until: Date | null
}

export const findFile = (db: Db, id: number): Promise<FileRow | undefined> =>
  db.maybe<FileRow>(sql`
    select u.id, u.name, u.email, u.status, u.country, u.city, u.is_fictional, w.paid_user, u.created_at,
      u.last_active, u.gender, u.looking_for, u.birth_date, u.language, u.about_me, u.interests, w.credits,
      u.is_invisible, w.restricted_until
    from users u join wallets w on w.user_id = u.id where u.id = ${id}`)

export const findMailStops = async (db: Db, id: number): Promise<string[]> =>
  (
    await db.maybe<{ notifications_disabled: string[] }>(
      sql`select notifications_disabled from users where id = ${id}`,
    )
  )?.notifications_disabled ?? []

export interface LedgerRow {
  id: number
  kind: LedgerKind
  credits: number
  balance: number
  created_at: Date
}

export const findLedger = (db: Db, userId: number, limit: number): Promise<LedgerRow[]> =>
  db.many<LedgerRow>(sql`
    select id, kind, credits, balance, created_at from ledger_entries
    where user_id = ${userId} order by id desc limit ${limit}`)

export interface PurchaseRow {
  id: number
  package: string
  credits: number
  method: string
  state: string
  price_minor: number
  refunded_minor: number
  currency: string
  receipt_number: string | null
  created_at: Date
}

export const findPurchases = (db: Db, userId: number, limit: number): Promise<PurchaseRow[]> =>
  db.many<PurchaseRow>(sql`
    select id, package, credits, method, state, price_minor, refunded_minor, currency, receipt_number, created_at
    from payments where user_id = ${userId} order by id desc limit ${limit}`)

export interface WaitingRow {
  photos: number
  selfies: number
  media: number
  appeals: number
  reports: number
  complaints: number
}

export const countWaiting = (db: Db): Promise<WaitingRow> =>
  db.one<WaitingRow>(sql`
    select (select count(*)::int from photos where status = 'pending') as photos,
      (select count(*)::int from verifications where status = 'waiting') as selfies,
      (select count(*)::int from message_media a join messages m on m.id = a.message_id and m.deleted_at is null
        where a.status = 'pending') as media,
      (select count(*)::int from photo_appeals where status = 'open') as appeals,
      (select count(*)::int from reports where status = 'open') as reports,
      (select count(*)::int from complaints where status = 'open') as complaints`)
