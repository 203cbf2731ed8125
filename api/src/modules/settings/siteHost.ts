import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { findOwnHosts } from './settings.repository'

const cacheMs = 5000
const caches = new WeakMap<Db, { until: number; hosts: Promise<ReadonlySet<string>> }>()

const readHosts = async (db: Db): Promise<ReadonlySet<string>> => new Set(await findOwnHosts(db))

/** Read with nearly every call but rarely changed: cached for seconds, except in tests. */
const ownHosts = ({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<ReadonlySet<string>> => {
  if (config.env === 'test') return readHosts(db)
  const cached = caches.get(db)
  if (cached && cached.until > Date.now()) return cached.hosts
  const hosts = readHosts(db)
  caches.set(db, { until: Date.now() + cacheMs, hosts })
  hosts.catch(() => caches.delete(db))
  return hosts
}

/**
 * The host of the site that answers: the requested one if the operator has given it settings, otherwise that of
 * PUBLIC_URL. Anyone can point a name at this server, so the Host header alone does not create a site.
 */
export const siteHostOf = async (deps: Pick<Deps, 'db' | 'config'>, host: string): Promise<string> => {
  const asked = host.toLowerCase()
  return (await ownHosts(deps)).has(asked) ? asked : new URL(deps.config.publicUrl).hostname
}
