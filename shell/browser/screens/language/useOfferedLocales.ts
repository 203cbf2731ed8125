import type { Locale } from '@duetto/shared/domain'
import { localesIn } from '@duetto/shared/i18n'
import { useReadable } from '@duetto/shared/platform'
import { useShell } from '../../host/context/ShellContext'

export const useOfferedLocales = (): { current: Locale; offered: readonly Locale[] } => {
  const { platform, locale } = useShell()
  const current = useReadable(locale)
  const { settings, country } = platform
  const offered = localesIn(settings.geoip_selected_country ?? country, settings.locales)
  return { current, offered: offered.includes(current) ? offered : [current, ...offered] }
}
