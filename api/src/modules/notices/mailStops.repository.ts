import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { normaliseEmail } from '../accounts/users.repository'

/** Why the site writes to nobody there: the address does not exist, or its owner called a mail spam. */
export const mailStops = ['bounce', 'spam_complaint'] as const
export type MailStop = (typeof mailStops)[number]

/** Stops the mails about news to an address; how many members had them stopped by this. */
export const stopMails = (db: Db, email: string, reason: MailStop): Promise<number> =>
  db.run(sql`
    update users set notifications_disabled = array_append(notifications_disabled, ${reason}::text)
    where email = ${normaliseEmail(email)} and not ${reason}::text = any (notifications_disabled)`)

/** Takes a bounce and a complaint back, e.g. after a mailbox was full; what the member chose stays. */
export const allowMails = (db: Db, email: string): Promise<number> =>
  db.run(sql`
    update users set notifications_disabled =
      array_remove(array_remove(notifications_disabled, 'bounce'), 'spam_complaint')
    where email = ${normaliseEmail(email)} and notifications_disabled && array['bounce', 'spam_complaint']`)

/** As the member asked by the link in a mail. */
export const stopMailsOf = (db: Db, userId: number): Promise<number> =>
  db.run(sql`
    update users set notifications_disabled = array_append(notifications_disabled, 'unsubscribe')
    where id = ${userId} and not 'unsubscribe' = any (notifications_disabled)`)
