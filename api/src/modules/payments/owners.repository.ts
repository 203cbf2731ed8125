import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface Owner {
  id: number
  name: string
  email: string
  language: string
  host: string | null
}

export const findOwner = (db: Db, paymentId: number): Promise<Owner | undefined> =>
  db.maybe<Owner>(sql`
    select u.id, u.name, u.email, u.language, u.host from users u join payments p on p.user_id = u.id
    where p.id = ${paymentId}`)
