import { previewParam } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import type { Settings } from '@duetto/shared/contract'
import type { Theme } from '../../common/BootData'
import type { ShellConfig } from '../edge/config'

export interface Preview {
  locale: Locale
  theme: Theme
}

const themes: readonly Theme[] = ['light', 'dark']

export const mayPreview = (
  { is_demo: isDemo }: Pick<Settings, 'is_demo'>,
  { hasDevRemotes }: Pick<ShellConfig, 'hasDevRemotes'>,
): boolean => isDemo || hasDevRemotes

/** Does not use cookies, because previews shown side by side would share them. */
export const previewOf = (
  url: URL,
  settings: Pick<Settings, 'is_demo' | 'locales'>,
  config: Pick<ShellConfig, 'hasDevRemotes'>,
): Preview | null => {
  if (!mayPreview(settings, config)) return null
  const [language, colours] = (url.searchParams.get(previewParam) ?? '').split('.')
  const locale = settings.locales.find((each) => each === language)
  const theme = themes.find((each) => each === colours)
  return locale && theme ? { locale, theme } : null
}
