import type { Settings } from '@duetto/shared/contract'
import type { Deps } from '../../app/deps'
import { getSettings } from '../../modules/settings/settings.service'

export const publicSettings = (deps: Deps): Promise<Settings> =>
  getSettings(deps, { host: new URL(deps.config.publicUrl).hostname, country: null })
