import type { ActiveDiscount } from '@duetto/shared/contract'
import { usePlatform } from '@duetto/shared/platform'
import { Banner, Countdown, icons } from '@duetto/shared/ui'
import { FormattedMessage, useIntl } from 'react-intl'
import { catalogueRequested } from '../../entities/catalogue/slice'
import { usePaymentsDispatch } from '../../state'
import { useIsOver } from '../../entities/catalogue/useIsOver'
import { packageMessages } from './messages'

export const DiscountNote = ({ discount }: { discount: ActiveDiscount | null }) => {
  const { now } = usePlatform()
  const { formatMessage } = useIntl()
  const dispatch = usePaymentsDispatch()
  const endsAt = discount?.expires ? Date.parse(discount.expires) : null
  const { isOver, end } = useIsOver(endsAt ?? Infinity)
  if (!discount || isOver) return null
  const { percent } = discount
  if (endsAt === null)
    return <Banner tone="secondary">{formatMessage(packageMessages.off, { percent })}</Banner>
  const clock = () => (
    <Countdown
      key="clock"
      endsAt={endsAt}
      now={now}
      onEnd={() => {
        end()
        dispatch(catalogueRequested())
      }}
    />
  )
  return (
    <Banner tone="secondary" icon={icons.ticket}>
      <FormattedMessage {...packageMessages.offUntil} values={{ percent, clock }} />
    </Banner>
  )
}
