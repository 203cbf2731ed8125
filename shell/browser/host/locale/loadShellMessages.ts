import type { Locale } from '@duetto/shared/domain'
import { loadCatalogues } from '@duetto/shared/i18n'
import type { Catalogue, LoadCatalogue } from '@duetto/shared/i18n'
import { sharedTexts } from '@duetto/shared/texts'

const shellTexts: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "locale-[request]" */ `../../locales/${locale}.json`)

/** Returns an empty catalogue if loading fails; react-intl then falls back to the English texts in the code. */
export const loadShellMessages = async (locale: Locale): Promise<Catalogue> => {
  try {
    return await loadCatalogues([sharedTexts, shellTexts], locale)
  } catch {
    return {}
  }
}
