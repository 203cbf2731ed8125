import type { FastifyRequest } from 'fastify'
import type { Deps } from '../../app/deps'
import { hasOwnSettings } from '../settings/settings.repository'
import { getSettings } from '../settings/settings.service'

/** The site as WebAuthn defines it: passkeys belong to `id` and are used on pages of `origin`. */
export interface RelyingParty {
  id: string
  origin: string
  name: string
}

/**
 * Returns the request's host as relying party if the operator has configured it as a site, otherwise that of
 * PUBLIC_URL, because anyone can point another host at this server.
 */
export const relyingPartyOf = async (
  deps: Deps,
  { hostname, host, protocol }: Pick<FastifyRequest, 'hostname' | 'host' | 'protocol'>,
): Promise<RelyingParty> => {
  const isOwn = await hasOwnSettings(deps.db, hostname.toLowerCase())
  const { hostname: id, origin } = new URL(isOwn ? `${protocol}://${host}` : deps.config.publicUrl)
  const { name } = await getSettings(deps, { host: id, country: null })
  return { id, origin, name }
}
