import sql from 'sql-template-tag'
import type { Db } from '@duetto/api/src/infra/db/Db'

export const seedPromoted = async (db: Db): Promise<void> => {
  await db.run(sql`
    insert into promoted_tiles (kind, title, image, href, position)
    select * from (values
      ('cam', 'Live cam: Studio Velluto', '/api/gifts/glass.svg', 'https://cam.example.com/', 1),
      ('resell', 'Partner site: Letters & Wine', '/api/gifts/bouquet.svg', 'https://partner.example.com/', 2)
    ) as tile (kind, title, image, href, position)
    where not exists (select 1 from promoted_tiles)`)
}
