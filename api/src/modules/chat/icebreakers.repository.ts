import type { Interest } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { maySee } from '../members/visibility.repository'

/** Finds both members' interests; undefined if the viewer may not see the profile. */
export const findInterests = (
  db: Db,
  viewerId: number,
  profileId: number,
): Promise<{ theirs: Interest[]; mine: Interest[] } | undefined> =>
  db.maybe(sql`
    select u.interests as theirs, me.interests as mine
    from users u join users me on me.id = ${viewerId}
    where u.id = ${profileId} and u.id <> me.id and ${maySee(viewerId)}`)
