import { inSentence } from '@duetto/shared/i18n'
import { useSettings } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { fictionalMessages } from './fictionalMessages'

export const useFictionalWords = () => {
  const { fictional_plural } = useSettings()
  const intl = useIntl()
  const { formatMessage } = intl
  return {
    plural: fictional_plural ? inSentence(intl, fictional_plural) : formatMessage(fictionalMessages.plural),
  }
}
