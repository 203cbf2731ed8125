import type { CreditRate } from '@duetto/shared/domain'
import { creditsPriceMinor, messagePriceMinor } from '@duetto/shared/domain'
import { formatPrice } from '@duetto/shared/i18n'
import { useSession, useSettings } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import { useChatSelector } from '../../state'
import type { UnsentMessage } from '../outbox/types'
import { isLifted } from './isLifted'

interface Rates {
  /** Absent from an older API. */
  rates?: readonly CreditRate[]
  currency: string
}

/** The price of credits in money: the member's own purchase price, otherwise the price list. */
export const usePriceOf = (own: Rates | null | undefined): ((credits: number) => string) => {
  const intl = useIntl()
  const { user } = useSession()
  const currency = user?.currency ?? 'EUR'
  return (credits) =>
    own?.rates
      ? formatPrice(intl, creditsPriceMinor(own.rates, credits), own.currency)
      : formatPrice(intl, messagePriceMinor(currency, credits), currency)
}

/** Where credits are sold to this member. */
export const usePackagesPath = (): string => (useSession().user?.paid_user ? '/credits' : '/premium')

/** Whether a refused message of the open conversation can be sent now. */
export const useIsLifted = (): ((message: UnsentMessage) => boolean) => {
  const { user } = useSession()
  const settings = useSettings()
  const isStarted = useChatSelector(({ conversation }) => conversation.conversationId !== null)
  const isBlocked = useChatSelector(
    ({ conversation }) => conversation.isBlocked || conversation.isRefusedAsBlocked,
  )
  return (message) =>
    message.status === 'refused' && isLifted(message, { user, settings, isStarted, isBlocked })
}
