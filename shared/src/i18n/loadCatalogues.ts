import { defaultLocale } from '../domain'
import type { Locale } from '../domain'
import type { Catalogue } from './RemoteIntlProvider'

/**
 * Asks for one language's file of a package. Each package writes its own, because webpack looks at the source:
 * import(/* webpackChunkName: "locale-[request]" *\/ `./locales/${locale}.json`). All files of a language have
 * this name, so a build has one chunk of them, which the page's server preloads.
 */
export type LoadCatalogue = (locale: Locale) => Promise<{ default: object }>

const isMissing = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'MODULE_NOT_FOUND'

/** Retries once if the download fails. */
const loadOne = async (load: LoadCatalogue, locale: Locale, hasFailed = false): Promise<object> => {
  try {
    return (await load(locale)).default
  } catch (error) {
    // No catalogue for this language: fall back to English.
    if (isMissing(error)) return {}
    if (hasFailed) throw error
    return loadOne(load, locale, true)
  }
}

/** Merges several catalogues of one language. English is in the code and loads nothing. */
export const loadCatalogues = async (
  catalogues: readonly LoadCatalogue[],
  locale: Locale,
): Promise<Catalogue> => {
  if (locale === defaultLocale) return {}
  const loaded = await Promise.all(catalogues.map((load) => loadOne(load, locale)))
  return Object.assign({}, ...loaded) as Catalogue
}
