import type { ActiveDiscount } from '@duetto/shared/contract'
import { usePlatform } from '@duetto/shared/platform'
import { Banner, Countdown, icons } from '@duetto/shared/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { catalogueRequested } from './slice'
import { usePaymentsDispatch } from '../../state'
import { offerMessages } from './offerMessages'

/** The discount that holds, and when the server ends it. */
export const DiscountNote = ({ discount }: { discount: ActiveDiscount | null }) => {
  const { now } = usePlatform()
  const { formatMessage } = useIntl()
  const dispatch = usePaymentsDispatch()
  if (!discount) return null
  const { percent, expires } = discount
  if (!expires) return <Banner tone="secondary">{formatMessage(offerMessages.off, { percent })}</Banner>
  const clock = () => (
    <Countdown
      key="clock"
      endsAt={Date.parse(expires)}
      now={now}
      onEnd={() => dispatch(catalogueRequested())}
    />
  )
  return (
    <Banner tone="secondary" icon={icons.ticket}>
      <FormattedMessage {...offerMessages.offUntil} values={{ percent, clock }} />
    </Banner>
  )
}
