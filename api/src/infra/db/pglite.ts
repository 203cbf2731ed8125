import { PGlite } from '@electric-sql/pglite'
import { createPgliteEngine } from './pgliteEngine'
import type { PgliteEngine } from './pgliteEngine'

/** Opens Postgres inside this process. Its files are in `dataDir`, which must be locked; see `lockFolder`. */
export const openPglite = async (dataDir: string): Promise<PgliteEngine> => {
  const database = await PGlite.create({ dataDir })
  await database.exec("set time zone 'UTC'")
  return createPgliteEngine(database)
}
