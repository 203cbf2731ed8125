import { inSentence } from '@duetto/shared/i18n'
import { useSettings } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { fictionalMessages } from './fictionalMessages'

/** Returns the plural for fictional members: the site's own term, which is not translated, or the default. */
export const useFictionalWords = () => {
  const { fictional_plural } = useSettings()
  const intl = useIntl()
  const { formatMessage } = intl
  return {
    plural: fictional_plural ? inSentence(intl, fictional_plural) : formatMessage(fictionalMessages.plural),
  }
}
