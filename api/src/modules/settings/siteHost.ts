import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { findOwnHosts } from './settings.repository'

const cacheMs = 5000
const caches = new WeakMap<Db, { until: number; hosts: Promise<ReadonlySet<string>> }>()

const readHosts = async (db: Db): Promise<ReadonlySet<string>> => new Set(await findOwnHosts(db))

const ownHosts = ({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<ReadonlySet<string>> => {
  if (config.env === 'test') return readHosts(db)
  const cached = caches.get(db)
  if (cached && cached.until > Date.now()) return cached.hosts
  const hosts = readHosts(db)
  caches.set(db, { until: Date.now() + cacheMs, hosts })
  hosts.catch(() => caches.delete(db))
  return hosts
}

export const publicHost = ({ config }: Pick<Deps, 'config'>): string => new URL(config.publicUrl).hostname

export const findHosts = async (deps: Pick<Deps, 'db' | 'config'>): Promise<string[]> => [
  ...new Set([publicHost(deps), ...(await findOwnHosts(deps.db))]),
]

/**
 * Returns the host in lower case, or null unless it has settings or is the host of PUBLIC_URL: anyone can point a
 * domain at this server.
 */
export const knownHost = async (deps: Pick<Deps, 'db' | 'config'>, host: string): Promise<string | null> => {
  const requested = host.toLowerCase()
  const isKnown = requested === publicHost(deps) || (await ownHosts(deps)).has(requested)
  return isKnown ? requested : null
}

export const siteHostOf = async (deps: Pick<Deps, 'db' | 'config'>, host: string): Promise<string> =>
  (await knownHost(deps, host)) ?? publicHost(deps)
