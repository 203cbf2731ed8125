import type { Locale } from '../domain'
import type { Catalogue } from '../i18n'

const catalogues: Partial<Record<Locale, () => Promise<{ default: object }>>> = {
  it: () => import(/* webpackChunkName: "ui-it" */ './locales/it.json'),
}

/** What the components say themselves; English stands in the code, and for what a catalogue lacks. */
export const loadUiMessages = async (locale: Locale): Promise<Catalogue> =>
  ((await catalogues[locale]?.())?.default ?? {}) as Catalogue
