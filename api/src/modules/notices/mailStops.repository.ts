import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { normaliseEmail } from '../accounts/users.repository'

export const mailStops = ['bounce', 'spam_complaint'] as const
export type MailStop = (typeof mailStops)[number]

export const stopMails = (db: Db, email: string, reason: MailStop): Promise<number> =>
  db.run(sql`
    update users set notifications_disabled = array_append(notifications_disabled, ${reason}::text)
    where email = ${normaliseEmail(email)} and not ${reason}::text = any (notifications_disabled)`)

export const allowMails = (db: Db, email: string): Promise<number> =>
  db.run(sql`
    update users set notifications_disabled =
      array_remove(array_remove(notifications_disabled, 'bounce'), 'spam_complaint')
    where email = ${normaliseEmail(email)} and notifications_disabled && array['bounce', 'spam_complaint']`)

export const stopMailsOf = (db: Db, userId: number): Promise<number> =>
  db.run(sql`
    update users set notifications_disabled = array_append(notifications_disabled, 'unsubscribe')
    where id = ${userId} and not 'unsubscribe' = any (notifications_disabled)`)

export const resumeMailsOf = (db: Db, userId: number): Promise<number> =>
  db.run(sql`
    update users set notifications_disabled = array_remove(notifications_disabled, 'unsubscribe')
    where id = ${userId} and 'unsubscribe' = any (notifications_disabled)`)
