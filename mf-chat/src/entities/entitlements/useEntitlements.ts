import type { CreditRate } from '@duetto/shared/domain'
import { creditsPriceMinor, packageCredits, packagePricesOf, packageShareMinor } from '@duetto/shared/domain'
import { formatPrice } from '@duetto/shared/i18n'
import { useSession, useSettings } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { useChatSelector } from '../../state'
import type { UnsentMessage } from '../outbox/types'
import { isRefusalOver } from './isRefusalOver'

interface Rates {
  /** Missing in responses from older API versions. */
  rates?: readonly CreditRate[]
  currency: string
}

export const usePriceOf = (own: Rates | null | undefined): ((credits: number) => string) => {
  const intl = useIntl()
  const { user } = useSession()
  const settings = useSettings()
  const currency = user?.currency ?? 'EUR'
  return (credits) =>
    own?.rates
      ? formatPrice(intl, creditsPriceMinor(own.rates, credits), own.currency)
      : formatPrice(
          intl,
          packageShareMinor(
            packagePricesOf(settings.package_prices, currency).p0,
            packageCredits.p0,
            credits,
          ),
          currency,
        )
}

export const useIsRefusalOver = (): ((message: UnsentMessage) => boolean) => {
  const { user } = useSession()
  const settings = useSettings()
  const isStarted = useChatSelector(({ conversation }) => conversation.conversationId !== null)
  const isBlocked = useChatSelector(
    ({ conversation }) => conversation.isBlocked || conversation.isRefusedAsBlocked,
  )
  return (message) =>
    message.status === 'refused' && isRefusalOver(message, { user, settings, isStarted, isBlocked })
}
