import type { Interest } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'
import { maySee } from '../members/visibility.repository'

/** Interests of a member whom the viewer may see, and the viewer's own; undefined if they may not. */
export const findInterests = (
  db: Db,
  viewerId: number,
  profileId: number,
): Promise<{ theirs: Interest[]; mine: Interest[] } | undefined> =>
  db.maybe(sql`
    select u.interests as theirs, me.interests as mine
    from users u join users me on me.id = ${viewerId}
    where u.id = ${profileId} and u.id <> me.id and ${maySee(viewerId)}`)
