import { isLocale, localeTag } from '@duetto/shared/domain'
import type { Locale } from '@duetto/shared/domain'
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

/** The English texts are in the message declarations. */
const catalogues: Record<Locale, Record<string, string>> = { da, de, en: {}, es, fi, fr, it, nl, no, pl, sv }
const intls = new Map<Locale, IntlShape<string>>()

/** Formats messages in the locale, or in English if it is unknown. */
export const intlOf = (locale: string): IntlShape<string> => {
  const known = isLocale(locale) ? locale : 'en'
  const intl = intls.get(known) ?? createIntl({ locale: localeTag[known], messages: catalogues[known] })
  intls.set(known, intl)
  return intl
}
