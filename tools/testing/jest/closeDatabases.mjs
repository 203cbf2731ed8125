import { embeddedDatabases } from './embeddedDatabases.mjs'

/** Without this, open databases of tests in this process would keep it running. */
export default async () => {
  for (const { database } of embeddedDatabases.idle.splice(0)) await database.close()
}
