import { limits } from '@duetto/shared/domain'
import { useIntl } from 'react-intl'
import { premiumMessages as texts } from './messages'

interface PremiumRow {
  label: string
  free: string | null
  premium: string | null
}

/** Rows of the comparison. `free: null` means not included, `premium: null` included without a number. */
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
