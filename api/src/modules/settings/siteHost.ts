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

export const findHosts = async ({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<string[]> => [
  ...new Set([new URL(config.publicUrl).hostname, ...(await findOwnHosts(db))]),
]

/** Anyone can point a domain at this server, so the Host header alone does not create a site. */
export const siteHostOf = async (deps: Pick<Deps, 'db' | 'config'>, host: string): Promise<string> => {
  const requested = host.toLowerCase()
  return (await ownHosts(deps)).has(requested) ? requested : new URL(deps.config.publicUrl).hostname
}
