import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../app/deps'
import { hasOwnSettings } from '../settings/settings.repository'
import { getSettings } from '../settings/settings.service'

export interface RelyingParty {
  id: string
  origin: string
  name: string
}

/** Uses PUBLIC_URL for a host without settings, because anyone can point a domain at this server. */
export const relyingPartyOf = async (
  deps: Deps,
  { hostname, host, protocol }: Pick<FastifyRequest, 'hostname' | 'host' | 'protocol'>,
): Promise<RelyingParty> => {
  const isOwn = await hasOwnSettings(deps.db, hostname.toLowerCase())
  const { hostname: id, origin } = new URL(isOwn ? `${protocol}://${host}` : deps.config.publicUrl)
  const { name } = await getSettings(deps, { host: id, country: null })
  return { id, origin, name }
}
