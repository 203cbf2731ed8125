import { inSentence } from '@duetto/shared/i18n'
import { useSettings } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { fictionalMessages } from './fictionalMessages'

/** The site’s own terms are not translated. */
export const useFictionalWords = () => {
  const { fictional_plural } = useSettings()
  const intl = useIntl()
  const { formatMessage } = intl
  return {
    /** Plural for use within a sentence. */
    plural: fictional_plural ? inSentence(intl, fictional_plural) : formatMessage(fictionalMessages.plural),
  }
}
