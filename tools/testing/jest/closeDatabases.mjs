import { embeddedDatabases } from './embeddedDatabases.mjs'

/** Ends the databases of a run in this process, which would otherwise not exit. */
export default async () => {
  for (const { database } of embeddedDatabases.idle.splice(0)) await database.close()
}
