import type { Settings } from '@duetto/shared/contract'
import type { Deps } from '../../app/deps'
import { getSettings } from '../../modules/settings/settings.service'
import { publicHost } from '../../modules/settings/siteHost'

/** Recipient of an e-mail, SMS or push. */
export interface Reader {
  language: string
  /** Host of the last login. Null and hosts that are no longer configured mean the host of PUBLIC_URL. */
  host: string | null
}

export const settingsOf = (deps: Deps, { host }: Pick<Reader, 'host'>): Promise<Settings> =>
  getSettings(deps, { host: host ?? publicHost(deps), country: null })

export const publicSettings = (deps: Deps): Promise<Settings> => settingsOf(deps, { host: null })

/** Returns the origin of a configured host, with the protocol and port of PUBLIC_URL. */
export const siteUrl = ({ publicUrl }: Deps['config'], { domain }: Pick<Settings, 'domain'>): string => {
  const url = new URL(publicUrl)
  if (url.hostname === domain) return publicUrl
  url.hostname = domain
  return url.origin
}
