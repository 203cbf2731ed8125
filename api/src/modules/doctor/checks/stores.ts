import { dayMs } from '@duetto/shared/domain'
import type { Db } from '../../../infra/db/Db'
import { findSchema, readSchema } from '../../../infra/db/schema'
import {
  countConnections,
  findBackup,
  findMigrations,
  findVersion,
} from '../../../infra/probes/database.repository'
import { createRedisProbe } from '../../../infra/probes/redis'
import type { RedisServers } from '../../../infra/connectRedis'
import { fault, ok, reasonOf, skipped, warning } from '../Check'
import type { Outcome } from '../Check'

const leastPostgres = 15
const leastRedis = 7
const backupMs = 26 * 3_600_000

export const checkDatabase = async (db: Db): Promise<Outcome[]> => {
  try {
    const { used, max } = await countConnections(db)
    const version = await findVersion(db)
    const connections = `${used} of ${max} connections are in use`
    return [
      Number.parseInt(version, 10) < leastPostgres
        ? warning(`Postgres ${version} is older than ${leastPostgres}, which is not tested.`)
        : ok(`Postgres ${version} answers.`),
      used > 0.85 * max
        ? warning(`${connections}. Run fewer processes, or raise max_connections.`)
        : ok(`${connections}.`),
    ]
  } catch (error) {
    return [fault(`The database does not answer (${reasonOf(error)}). See ./duetto logs postgres.`)]
  }
}

export const checkMigrations = async (db: Db): Promise<Outcome> => {
  const ours = readSchema(findSchema()).migrations.map(({ name }) => name)
  const applied = await findMigrations(db)
  const missing = ours.filter((name) => !applied.includes(name))
  const unknown = applied.filter((name) => !ours.includes(name))
  if (missing.length > 0)
    return fault(
      `${missing.length} migrations are not applied, first ${missing[0]}. The API applies them when it starts.`,
    )
  if (unknown.length > 0)
    return warning(
      `The database has ${unknown.length} migrations of a newer version. One version back works.`,
    )
  return ok(`All ${ours.length} migrations are applied.`)
}

export const checkBackup = async (db: Db, now: Date): Promise<Outcome> => {
  const { since, exists } = await findBackup(db)
  const ageMs = now.getTime() - since.getTime()
  const hours = Math.round(ageMs / 3_600_000)
  const age = ageMs > 3 * dayMs ? `${Math.round(ageMs / dayMs)} days` : `${hours} hours`
  if (!exists) return fault('No backup was recorded. Run ./duetto backup, and schedule it daily.')
  return ageMs > backupMs
    ? fault(`The last backup is ${age} old. Run ./duetto backup.`)
    : ok(`The last backup is ${age} old.`)
}

export const checkRedis = async (servers: RedisServers | undefined): Promise<Outcome> => {
  if (!servers) return skipped('Redis is not configured. One process needs none.')
  const probe = createRedisProbe(servers)
  try {
    const { version, memoryBytes, memoryMaxBytes } = await probe.read()
    if (Number.parseInt(version, 10) < leastRedis)
      return warning(`Redis ${version} is older than ${leastRedis}, which is not tested.`)
    if (memoryMaxBytes > 0 && memoryBytes > 0.9 * memoryMaxBytes)
      return warning(`Redis ${version} uses over 90 % of its memory. Raise --maxmemory.`)
    return ok(`Redis ${version} answers.`)
  } catch (error) {
    return fault(`Redis does not answer (${reasonOf(error)}). See ./duetto logs redis.`)
  } finally {
    probe.close()
  }
}
