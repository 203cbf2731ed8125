import type { Settings } from '@duetto/shared/contract'
import type { Deps } from '../../app/deps'
import { getSettings } from '../../modules/settings/settings.service'
import { publicHost } from '../../modules/settings/siteHost'

export interface Reader {
  language: string
  /** Host of the last login. If it is null or no longer configured, the host of PUBLIC_URL applies. */
  host: string | null
}

export const settingsOf = (deps: Deps, { host }: Pick<Reader, 'host'>): Promise<Settings> =>
  getSettings(deps, { host: host ?? publicHost(deps), country: null })

export const publicSettings = (deps: Deps): Promise<Settings> => settingsOf(deps, { host: null })

export const siteUrl = ({ publicUrl }: Deps['config'], { domain }: Pick<Settings, 'domain'>): string => {
  const url = new URL(publicUrl)
  if (url.hostname === domain) return publicUrl
  url.hostname = domain
  return url.origin
}
