import { useLocaleCode, useSettings } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { fictionalMessages } from './fictionalMessages'

/**
 * What this site calls fictional profiles and says of them. The settings hold these words in the language of
 * the domain; in any other language ours are used.
 */
export const useFictionalWords = () => {
  const { fictional_plural, fictional_warning, domain_language } = useSettings()
  const { formatMessage } = useIntl()
  const isOwnLanguage = useLocaleCode() === domain_language
  return {
    plural: (isOwnLanguage && fictional_plural) || formatMessage(fictionalMessages.plural),
    warningOf: (name: string): string =>
      (isOwnLanguage && fictional_warning) || formatMessage(fictionalMessages.text, { name }),
  }
}
