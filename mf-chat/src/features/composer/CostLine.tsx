import type { SendCost } from '@duetto/shared/contract'
import { addresses } from '@duetto/shared/domain'
import { usePlatformLocation, useSession } from '@duetto/shared/platform'
import { freeMessage } from '@duetto/shared/texts'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router'
import { entitlementsOf } from '../../entities/entitlements/entitlements'
import { usePriceOf } from '../../entities/entitlements/useEntitlements'
import { limitMessages } from '../../entities/limits/limitMessages'
import { limitValues, packagesPath } from '../../entities/limits/limits'
import { confirmMessages } from '../../widgets/confirm/messages'
import { composerMessages as texts } from './messages'

const bold = (words: ReactNode[]) => <b>{words}</b>

interface CostLineProps {
  cost: SendCost
  needsPackage?: boolean
}

export const CostLine = ({ cost, needsPackage = false }: CostLineProps) => {
  const intl = useIntl()
  const { user } = useSession()
  const { pathname } = usePlatformLocation()
  const balance = user?.credits ?? 0
  const priceOf = usePriceOf(cost)
  if (cost.is_free && entitlementsOf(user).isConfirmed)
    return <p data-cost>{intl.formatMessage(freeMessage, { count: cost.free_messages_left })}</p>
  if (cost.is_free)
    return (
      <p data-cost>
        <span>
          {intl.formatMessage(
            needsPackage ? limitMessages.waitsForPackage : limitMessages.waits,
            limitValues,
          )}{' '}
          <Link to={addresses.activate(pathname)}>{intl.formatMessage(limitMessages.code)}</Link>
        </span>
      </p>
    )
  const price = priceOf(cost.credits)
  return (
    <p data-cost>
      <span>
        <FormattedMessage {...texts.cost} values={{ credits: cost.credits, price, balance, b: bold }} />
      </span>
      <Link to={packagesPath}>{intl.formatMessage(confirmMessages.buy)}</Link>
    </p>
  )
}
