import type { Locale } from '@duetto/shared/domain'
import type { Catalogue } from '@duetto/shared/i18n'

const catalogues: Partial<Record<Locale, () => Promise<{ default: object }>>> = {
  it: () => import(/* webpackChunkName: "locale-it" */ '../locales/it.json'),
}

/** The shell's own texts; English stands in the code, and for what a catalogue lacks. */
export const loadShellMessages = async (locale: Locale): Promise<Catalogue> => {
  try {
    return ((await catalogues[locale]?.())?.default ?? {}) as Catalogue
  } catch {
    return {}
  }
}
