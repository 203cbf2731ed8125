import type { Locale } from '@duetto/shared/domain'
import type { Catalogue } from '@duetto/shared/i18n'
import { createIntl } from 'react-intl'

/** Creates the intl object of a language. Texts that the catalogue lacks are in English. */
export const intlOf = (locale: Locale, messages: Catalogue) =>
  createIntl({ locale, messages, onError: () => {} })
