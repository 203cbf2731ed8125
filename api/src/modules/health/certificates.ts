import type { Deps } from '../../app/deps'
import { readCertificate } from '../../infra/probes/certificate'
import { findOwnHosts } from '../settings/settings.repository'

const timeoutMs = 5000
const everyMs = 3_600_000

interface Expiry {
  host: string
  expiresAt: Date
}

/**
 * Hosts of the site: that of PUBLIC_URL, and those with separate settings. Empty if PUBLIC_URL is not https.
 */
export const findSecureHosts = async ({
  config,
  db,
}: Pick<Deps, 'config' | 'db'>): Promise<{ host: string; port: number }[]> => {
  const { protocol, hostname, port } = new URL(config.publicUrl)
  if (protocol !== 'https:') return []
  const hosts = new Set([hostname, ...(await findOwnHosts(db))])
  return [...hosts].map((host) => ({ host, port: Number(port || 443) }))
}

/**
 * Reads the certificates of the site's hosts at most hourly. The first scrape waits for them; later ones get
 * the last values.
 */
export const createCertificates = (deps: Deps): { read: () => Promise<readonly Expiry[]> } => {
  let last: { at: number; found: readonly Expiry[] } = { at: -Infinity, found: [] }
  let reading: Promise<void> | null = null
  const refresh = async (at: number) => {
    const found: Expiry[] = []
    for (const server of await findSecureHosts(deps)) {
      const certificate = await readCertificate({ ...server, timeoutMs }).catch((error: unknown) => {
        deps.log.warn({ err: error, host: server.host }, 'a certificate could not be read')
        return null
      })
      if (certificate) found.push({ host: server.host, expiresAt: certificate.expiresAt })
    }
    last = { at, found }
  }
  return {
    read: async () => {
      const at = deps.now().getTime()
      if (at - last.at >= everyMs)
        reading ??= refresh(at)
          .catch((error: unknown) => deps.log.warn({ err: error }, 'the certificates could not be read'))
          .finally(() => (reading = null))
      if (last.at === -Infinity) await reading
      return last.found
    },
  }
}
