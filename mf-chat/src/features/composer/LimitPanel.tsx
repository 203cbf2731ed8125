import { Banner, Button, LinkButton, icons } from '@duetto/shared/ui'
import { useSession } from '@duetto/shared/platform'
import { useIntl } from 'react-intl'
import type { FailureCode, SendCost } from '@duetto/shared/contract'
import { formatPrice } from '@duetto/shared/i18n'
import { limitOf, limitValues } from '../../entities/limits/limits'
import { limitMessages as texts } from '../../entities/limits/limitMessages'

interface LimitPanelProps {
  code: FailureCode
  /** Of the next message. */
  cost: SendCost
  /** Restores the text to the field; absent while the field is shown. */
  onClose?: () => void
  /** Announced at once, in response to an attempt to send. */
  isUrgent?: boolean
}

/** In place of the composer: why, and what to do next. What was written is kept. */
export const LimitPanel = ({ code, cost, onClose, isUrgent = false }: LimitPanelProps) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const { user } = useSession()
  const limit = limitOf(code)
  return (
    <Banner
      tone={isUrgent ? 'danger' : 'secondary'}
      icon={icons.info}
      action={
        <>
          {limit.way === 'packages' && (
            <LinkButton to={user?.paid_user ? '/credits' : '/premium'}>{formatMessage(texts.buy)}</LinkButton>
          )}
          {limit.way === 'settings' && (
            <LinkButton to="/settings" variant="outline">
              {formatMessage(texts.settings)}
            </LinkButton>
          )}
          {onClose && (
            <Button variant="quiet" onClick={onClose}>
              {formatMessage(texts.close)}
            </Button>
          )}
        </>
      }
    >
      {formatMessage(limit.text, limitValues)}{' '}
      {limit.way === 'packages' &&
        cost.price_minor > 0 &&
        formatMessage(texts.price, { price: formatPrice(intl, cost.price_minor, cost.currency) })}
    </Banner>
  )
}
