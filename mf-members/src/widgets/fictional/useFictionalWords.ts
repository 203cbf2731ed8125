import { inSentence } from '@duetto/shared/i18n'
import { useSettings } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { fictionalMessages } from './fictionalMessages'

/** Returns the site’s own terms for fictional profiles, which are not translated, or else the default ones. */
export const useFictionalWords = () => {
  const { fictional_plural } = useSettings()
  const intl = useIntl()
  const { formatMessage } = intl
  return {
    /** Plural for use within a sentence. */
    plural: fictional_plural ? inSentence(intl, fictional_plural) : formatMessage(fictionalMessages.plural),
  }
}
