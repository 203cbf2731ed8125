import type { Deps } from '../../app/deps'
import type { Db } from '../../infra/db/Db'
import { findOwnHosts } from './settings.repository'

const cacheMs = 5000
const caches = new WeakMap<Db, { until: number; hosts: Promise<ReadonlySet<string>> }>()

const readHosts = async (db: Db): Promise<ReadonlySet<string>> => new Set(await findOwnHosts(db))

/**
 * Returns the configured hosts. They are read often but rarely change, so they are cached for `cacheMs`, except in
 * tests.
 */
const ownHosts = ({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<ReadonlySet<string>> => {
  if (config.env === 'test') return readHosts(db)
  const cached = caches.get(db)
  if (cached && cached.until > Date.now()) return cached.hosts
  const hosts = readHosts(db)
  caches.set(db, { until: Date.now() + cacheMs, hosts })
  hosts.catch(() => caches.delete(db))
  return hosts
}

/** Finds the host of PUBLIC_URL and those that the operator has configured. */
export const findHosts = async ({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<string[]> => [
  ...new Set([new URL(config.publicUrl).hostname, ...(await findOwnHosts(db))]),
]

/**
 * Returns the host whose settings apply: the requested one if the operator has configured it, otherwise that of
 * PUBLIC_URL. Anyone can point a domain at this server, so the Host header alone does not create a site.
 */
export const siteHostOf = async (deps: Pick<Deps, 'db' | 'config'>, host: string): Promise<string> => {
  const requested = host.toLowerCase()
  return (await ownHosts(deps)).has(requested) ? requested : new URL(deps.config.publicUrl).hostname
}
