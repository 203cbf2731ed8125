import { inSentence } from '@duetto/shared/i18n'
import { useSettings } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { fictionalMessages } from './fictionalMessages'

/** Words for fictional profiles: the site's own, which are the same in every language, or ours. */
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
