import { existsSync, readdirSync } from 'node:fs'
import type { DbEngine } from '../src/infra/db/Db'
import { ownSchema } from '../src/testing/engines'
import { places } from './tables'

const share = '/usr/share/postgresql'

/** Whether the extension is installed on this machine; Debian has no package of it. */
export const hasCitus = (): boolean =>
  existsSync(share) &&
  readdirSync(share).some((version) => existsSync(`${share}/${version}/extension/citus.control`))

const shards = 4
/** What a server is started with. */
export const citusSettings = [
  'shared_preload_libraries=citus',
  'citus.node_conninfo=sslmode=disable',
  `citus.shard_count=${shards}`,
  // A trigger runs on the machine that it is fired on: ours change rows of tables that are there.
  'citus.enable_unsafe_triggers=on',
  'client_min_messages=warning',
]

/** Puts the tables of a migrated, empty database where they belong; the one server holds the shards, too. */
export const distribute = async (db: DbEngine, port: number): Promise<void> => {
  await db.script('create extension citus')
  await db.script(`select citus_set_coordinator_host('localhost', ${port})`)
  await db.script(`select citus_set_node_property('localhost', ${port}, 'shouldhaveshards', true)`)
  for (const [table, place] of Object.entries(places))
    if ('everywhere' in place) await db.script(`select create_reference_table('${table}')`)
  for (const [table, place] of Object.entries(places))
    if ('by' in place) await db.script(`select create_distributed_table('${table}', '${place.by}')`)
  // Its parameter is a row of messages, which are another table underneath now.
  const quoteOf = ownSchema().functions.find(({ name }) => name === 'quote_of')
  await db.script(quoteOf?.text ?? '')
}
