import { embeddedDatabases } from './embeddedDatabases.mjs'

/** Closes the databases of tests that ran in this process, because they would keep it running. */
export default async () => {
  for (const { database } of embeddedDatabases.idle.splice(0)) await database.close()
}
