import { defaultLocale } from '../domain'
import type { Locale } from '../domain'
import type { Catalogue } from './RemoteIntlProvider'

/**
 * Imports one language of a package. Each package needs its own function, because webpack resolves the path in the
 * source: import(/* webpackChunkName: "locale-[request]" *\/ `./locales/${locale}.json`). All catalogues of a language
 * share this chunk name, so the build merges them into one chunk, which the server preloads.
 */
export type LoadCatalogue = (locale: Locale) => Promise<{ default: object }>

const isMissing = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'MODULE_NOT_FOUND'

const loadOne = async (load: LoadCatalogue, locale: Locale, hasFailed = false): Promise<object> => {
  try {
    return (await load(locale)).default
  } catch (error) {
    if (isMissing(error)) return {}
    if (hasFailed) throw error
    return loadOne(load, locale, true)
  }
}

/**
 * Loads and merges the catalogues of a language; {} for English, the source language. Rejects if a catalogue cannot be
 * loaded, even after a retry, but not if it is missing.
 */
export const loadCatalogues = async (
  catalogues: readonly LoadCatalogue[],
  locale: Locale,
): Promise<Catalogue> => {
  if (locale === defaultLocale) return {}
  const loaded = await Promise.all(catalogues.map((load) => loadOne(load, locale)))
  return Object.assign({}, ...loaded) as Catalogue
}
