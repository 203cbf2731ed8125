import type { Settings } from '@duetto/shared/contract'
import type { Deps } from '../../app/deps'
import { getSettings } from '../../modules/settings/settings.service'

/** Returns the settings of PUBLIC_URL's host, for what does not depend on the host of a request, such as e-mails. */
export const publicSettings = (deps: Deps): Promise<Settings> =>
  getSettings(deps, { host: new URL(deps.config.publicUrl).hostname, country: null })
