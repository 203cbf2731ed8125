import type { Interest } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { maySee } from '../members/visibility.repository'

interface PairRow {
  theirs: Interest[]
  mine: Interest[]
  city: string | null
  reason: string | null
}

export const findPair = (db: Db, viewerId: number, profileId: number): Promise<PairRow | undefined> =>
  db.maybe(sql`
    select u.interests as theirs, me.interests as mine,
      case when u.city = me.city and u.country = me.country then nullif(u.city, '') end as city,
      case when u.reason_for_joining = me.reason_for_joining then u.reason_for_joining end as reason
    from users u join users me on me.id = ${viewerId}
    where u.id = ${profileId} and u.id <> me.id and ${maySee(viewerId)}`)
