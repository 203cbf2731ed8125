import { defaultLocale } from '../domain'
import type { Locale } from '../domain'
import type { Catalogue } from './RemoteIntlProvider'

/**
 * Imports one language of a catalogue. Each catalogue needs its own function, because webpack resolves the path in the
 * source: import(/* webpackChunkName: "locale-[request]" *\/ `./locales/${locale}.json`). The build merges catalogues
 * with the same chunk name into one chunk. The server preloads it under this name, or under `<chunk>-locale-[request]`
 * if only the page chunk `<chunk>` uses the catalogue.
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

/** A missing catalogue counts as empty. Rejects if loading a catalogue fails twice. */
export const loadCatalogues = async (
  catalogues: readonly LoadCatalogue[],
  locale: Locale,
): Promise<Catalogue> => {
  if (locale === defaultLocale) return {}
  const loaded = await Promise.all(catalogues.map((load) => loadOne(load, locale)))
  return Object.assign({}, ...loaded) as Catalogue
}
