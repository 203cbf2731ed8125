import { inSentence } from '@duetto/shared/i18n'
import { useSettings } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { fictionalMessages } from './fictionalMessages'

/** Terms for fictional profiles: those of the site, which are not translated, or ours. */
export const useFictionalWords = () => {
  const { fictional_plural } = useSettings()
  const intl = useIntl()
  const { formatMessage } = intl
  return {
    /** For use within a sentence. */
    plural: fictional_plural ? inSentence(intl, fictional_plural) : formatMessage(fictionalMessages.plural),
  }
}
