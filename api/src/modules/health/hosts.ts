import type { Deps } from '../../app/deps'
import { findOwnHosts } from '../settings/settings.repository'

export const findHosts = async ({ config, db }: Pick<Deps, 'config' | 'db'>): Promise<string[]> => [
  ...new Set([new URL(config.publicUrl).hostname, ...(await findOwnHosts(db))]),
]

/** Returns the port at which the site serves TLS; null if PUBLIC_URL is not https. */
export const securePort = (publicUrl: string): number | null => {
  const { protocol, port } = new URL(publicUrl)
  return protocol === 'https:' ? Number(port || 443) : null
}
