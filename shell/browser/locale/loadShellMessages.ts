import type { Locale } from '@duetto/shared/domain'
import { loadUiMessages } from '@duetto/shared/ui'
import type { Catalogue } from '@duetto/shared/i18n'

const catalogues: Partial<Record<Locale, () => Promise<{ default: object }>>> = {
  it: () => import(/* webpackChunkName: "locale-it" */ '../locales/it.json'),
}

/** The shell's own texts; English stands in the code, and for what a catalogue lacks. */
export const loadShellMessages = async (locale: Locale): Promise<Catalogue> => {
  try {
    const [ui, own] = await Promise.all([loadUiMessages(locale), catalogues[locale]?.()])
    return { ...ui, ...own?.default } as Catalogue
  } catch {
    return {}
  }
}
