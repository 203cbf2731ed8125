import type { Locale } from '@duetto/shared/domain'
import type { Catalogue } from '@duetto/shared/i18n'
import { createIntl } from 'react-intl'

export const intlOf = (locale: Locale, messages: Catalogue) =>
  createIntl({ locale, messages, onError: () => {} })
