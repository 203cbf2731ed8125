import type { Settings } from '@duetto/shared/contract'
import type { Deps } from '../../app/deps'
import { getSettings } from '../../modules/settings/settings.service'

/** Returns the public host's settings, for messages sent outside a request. */
export const publicSettings = (deps: Deps): Promise<Settings> =>
  getSettings(deps, { host: new URL(deps.config.publicUrl).hostname, country: null })
