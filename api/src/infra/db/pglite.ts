import { PGlite } from '@electric-sql/pglite'
import { createPgliteEngine } from './pgliteEngine'
import type { PgliteEngine } from './pgliteEngine'

export const openPglite = async (dataDir: string): Promise<PgliteEngine> => {
  const database = await PGlite.create({ dataDir })
  await database.exec("set time zone 'UTC'")
  return createPgliteEngine(database)
}
