import { inSentence } from '@duetto/shared/i18n'
import { useLocaleCode, useSettings } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { fictionalMessages } from './fictionalMessages'

/**
 * The site's own terms for fictional profiles. The settings have them in the domain's language only; other
 * languages use ours.
 */
export const useFictionalWords = () => {
  const { fictional_plural, fictional_warning, domain_language } = useSettings()
  const intl = useIntl()
  const { formatMessage } = intl
  const isOwnLanguage = useLocaleCode() === domain_language
  return {
    /** In the middle of a sentence. */
    plural:
      isOwnLanguage && fictional_plural
        ? inSentence(intl, fictional_plural)
        : formatMessage(fictionalMessages.plural),
    warningOf: (name: string): string =>
      (isOwnLanguage && fictional_warning) || formatMessage(fictionalMessages.text, { name }),
  }
}
