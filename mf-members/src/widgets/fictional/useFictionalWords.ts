import { inSentence } from '@duetto/shared/i18n'
import { useSettings } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { fictionalMessages } from './fictionalMessages'

/** Terms for fictional profiles: the site's, which are not translated, or our translated ones. */
export const useFictionalWords = () => {
  const { fictional_plural, fictional_warning } = useSettings()
  const intl = useIntl()
  const { formatMessage } = intl
  return {
    /** In the middle of a sentence. */
    plural: fictional_plural ? inSentence(intl, fictional_plural) : formatMessage(fictionalMessages.plural),
    warningOf: (name: string): string => fictional_warning || formatMessage(fictionalMessages.text, { name }),
  }
}
