import { limits } from '@duetto/shared/domain'
import { useIntl } from 'react-intl'
import { premiumMessages as texts } from './messages'

interface PremiumRow {
  label: string
  free: string | null
  premium: string | null
}

/** What free and Premium members get. `null`: free members do not have it, Premium members have it without a limit. */
export const usePremiumRows = (): readonly PremiumRow[] => {
  const { formatMessage, formatNumber } = useIntl()
  return [
    { label: formatMessage(texts.photos), free: null, premium: null },
    {
      label: formatMessage(texts.ownPhotos),
      free: formatNumber(limits.freePhotos),
      premium: formatNumber(limits.premiumPhotos),
    },
    {
      label: formatMessage(texts.startConversations),
      free: formatNumber(limits.freeStartedConversations),
      premium: formatMessage(texts.anyNumber),
    },
    {
      label: formatMessage(texts.historyRow),
      free: formatMessage(texts.historyDays, { count: limits.freeChatHistoryDays }),
      premium: formatMessage(texts.everything),
    },
  ]
}
