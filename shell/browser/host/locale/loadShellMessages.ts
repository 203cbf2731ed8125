import type { Locale } from '@duetto/shared/domain'
import { loadCatalogues } from '@duetto/shared/i18n'
import type { Catalogue, LoadCatalogue } from '@duetto/shared/i18n'
import { sharedTexts } from '@duetto/shared/texts'

const shellTexts: LoadCatalogue = (locale) =>
  import(/* webpackChunkName: "locale-[request]" */ `../../locales/${locale}.json`)

/** The page shows the English texts in the code if the catalogue is empty. */
export const loadShellMessages = async (locale: Locale): Promise<Catalogue> => {
  try {
    return await loadCatalogues([sharedTexts, shellTexts], locale)
  } catch {
    return {}
  }
}
