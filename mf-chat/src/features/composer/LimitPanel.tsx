import { Banner, Button, LinkButton, icons } from '@duetto/shared/ui'
import { usePackagesPath } from '../../entities/entitlements/useEntitlements'
import { useIntl } from 'react-intl'
import type { FailureCode, SendCost } from '@duetto/shared/contract'
import { formatPrice } from '@duetto/shared/i18n'
import { limitOf, limitValues } from '../../entities/limits/limits'
import { limitMessages as texts } from '../../entities/limits/limitMessages'

interface LimitPanelProps {
  code: FailureCode
  /** Cost of the next message. */
  cost: SendCost
  /** Returns the refused text to the field; absent while the field is visible. */
  onClose?: () => void
  /** Announces the panel immediately, after an attempt to send. */
  isUrgent?: boolean
}

/** Why the member cannot write, with the remedy. */
export const LimitPanel = ({ code, cost, onClose, isUrgent = false }: LimitPanelProps) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const packagesPath = usePackagesPath()
  const limit = limitOf(code)
  return (
    <Banner
      tone={isUrgent ? 'danger' : 'secondary'}
      icon={icons.info}
      action={
        <>
          {limit.way === 'packages' && <LinkButton to={packagesPath}>{formatMessage(texts.buy)}</LinkButton>}
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
