import type { Deps } from '../../app/deps'
import { readCertificate } from '../../infra/probes/certificate'
import { findHosts } from '../settings/siteHost'
import { securePort } from './securePort'

const timeoutMs = 5000
const everyMs = 3_600_000

interface Expiry {
  host: string
  expiresAt: Date
}

const readExpiry = async ({ log }: Deps, server: { host: string; port: number }): Promise<Expiry[]> => {
  try {
    const { expiresAt } = await readCertificate({ ...server, timeoutMs })
    return [{ host: server.host, expiresAt }]
  } catch (error) {
    log.warn({ err: error, host: server.host }, 'a certificate could not be read')
    return []
  }
}

export const createCertificates = (deps: Deps): { read: () => Promise<readonly Expiry[]> } => {
  let last: { at: number; found: readonly Expiry[] } = { at: -Infinity, found: [] }
  let reading: Promise<void> | null = null
  const refresh = async (at: number) => {
    const port = securePort(deps.config.publicUrl)
    const servers = port === null ? [] : (await findHosts(deps)).map((host) => ({ host, port }))
    const found = (await Promise.all(servers.map((server) => readExpiry(deps, server)))).flat()
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
