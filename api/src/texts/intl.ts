import { isLocale, localeTag } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
import daShared from '@duetto/shared/texts/locales/da.json'
import deShared from '@duetto/shared/texts/locales/de.json'
import esShared from '@duetto/shared/texts/locales/es.json'
import fiShared from '@duetto/shared/texts/locales/fi.json'
import frShared from '@duetto/shared/texts/locales/fr.json'
import itShared from '@duetto/shared/texts/locales/it.json'
import nlShared from '@duetto/shared/texts/locales/nl.json'
import noShared from '@duetto/shared/texts/locales/no.json'
import plShared from '@duetto/shared/texts/locales/pl.json'
import svShared from '@duetto/shared/texts/locales/sv.json'
import { createIntl } from '@formatjs/intl'
import type { IntlShape } from '@formatjs/intl'
import da from './locales/da.json'
import de from './locales/de.json'
import es from './locales/es.json'
import fi from './locales/fi.json'
import fr from './locales/fr.json'
import it from './locales/it.json'
import nl from './locales/nl.json'
import no from './locales/no.json'
import pl from './locales/pl.json'
import sv from './locales/sv.json'

const catalogues: Record<Locale, Record<string, string>> = {
  en: {},
  da: { ...daShared, ...da },
  de: { ...deShared, ...de },
  es: { ...esShared, ...es },
  fi: { ...fiShared, ...fi },
  fr: { ...frShared, ...fr },
  it: { ...itShared, ...it },
  nl: { ...nlShared, ...nl },
  no: { ...noShared, ...no },
  pl: { ...plShared, ...pl },
  sv: { ...svShared, ...sv },
}
const intls = new Map<Locale, IntlShape<string>>()

export const intlOf = (locale: string): IntlShape<string> => {
  const known = isLocale(locale) ? locale : 'en'
  const intl = intls.get(known) ?? createIntl({ locale: localeTag[known], messages: catalogues[known] })
  intls.set(known, intl)
  return intl
}
