import type { ProfileCard, SendCost } from '@duetto/shared/contract'
import { creditsFor } from '@duetto/shared/domain'
import { RemoteSlot, useSettings } from '@duetto/shared/platform'
import { LinkButton, Skeleton } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { usePriceOf } from '../../entities/entitlements/useEntitlements'
import { limitMessages as texts } from '../../entities/limits/limitMessages'
import { packagesPath } from '../../entities/limits/limits'
import { waitingChecked } from '../../entities/waiting/slice'
import { useWaitingMessage } from '../../entities/waiting/useWaitingMessage'
import { useChatDispatch } from '../../state'
import { needsNotice } from '../../widgets/confirm/fictionalNotice'

interface BuyHereProps {
  profile: ProfileCard
  cost: SendCost
  text: string
  refusedKey?: string
}

export const BuyHere = ({ profile, cost, text, refusedKey }: BuyHereProps) => {
  const { formatMessage } = useIntl()
  const priceOf = usePriceOf(cost)
  const dispatch = useChatDispatch()
  const settings = useSettings()
  const waiting = useWaitingMessage({
    profile,
    refusedKey,
    text,
    credits: creditsFor(settings, 'text', null),
    needsNotice: needsNotice(profile),
  })
  const check = () => dispatch(waitingChecked(profile.id))
  return (
    <RemoteSlot
      name="buy-credits"
      slotProps={{ waiting, onPaid: check, onFailed: check }}
      loading={<Skeleton height={220} />}
      fallback={
        <p>
          {cost.price_minor > 0 && formatMessage(texts.price, { price: priceOf(cost.credits) })}{' '}
          <LinkButton to={packagesPath}>{formatMessage(texts.buy)}</LinkButton>
        </p>
      }
    />
  )
}
