import { dayMs } from '@duetto/shared/domain'
import { readCertificate } from '../../../infra/probes/certificate'
import { fault, ok, reasonOf, warning } from '../Check'
import type { Outcome } from '../Check'

const renewalDays = 14

export const checkCertificate = async (
  { host, port }: { host: string; port: number },
  { now, timeoutMs }: { now: Date; timeoutMs: number },
): Promise<Outcome> => {
  try {
    const { expiresAt, fault: reason } = await readCertificate({ host, port, timeoutMs })
    const days = Math.floor((expiresAt.getTime() - now.getTime()) / dayMs)
    if (days < 0) return fault(`The certificate of ${host} has expired. Renew it.`)
    if (reason) return fault(`Browsers reject the certificate of ${host} (${reason}).`)
    if (days < renewalDays)
      return warning(`The certificate of ${host} expires in ${days} days. Check its renewal.`)
    return ok(`The certificate of ${host} is valid for ${days} days.`)
  } catch (error) {
    return fault(`${host} does not answer with TLS at port ${port} (${reasonOf(error)}).`)
  }
}

/** Success does not prove that other networks reach the site: the router may loop requests back (hairpin NAT). */
export const checkOutside = async (url: string, { timeoutMs }: { timeoutMs: number }): Promise<Outcome> => {
  try {
    const { status } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    return status < 400
      ? ok(`This machine reaches the site at ${url}. Open it from another network as well.`)
      : fault(`${url} answers ${status}. See ./duetto ps.`)
  } catch (error) {
    return fault(`${url} does not answer (${reasonOf(error)}). Check DNS, the firewall, and the https proxy.`)
  }
}
