import { defaultPackage } from '@duetto/shared/domain'
import type { PackageId } from '@duetto/shared/domain'
import { formatPrice } from '@duetto/shared/i18n'
import { storeWaitingMessage } from '@duetto/shared/platform'
import type { WaitingMessage } from '@duetto/shared/platform'
import { Banner, ErrorState, Price, VisuallyHidden, uiMessages } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { catalogueMessages } from '../../entities/catalogue/messages'
import { methodMessage } from '../../entities/catalogue/methodMessages'
import { catalogueRequested } from '../../entities/catalogue/slice'
import { failureMessage } from '../../entities/errors/failureMessages'
import { outcomeOf } from '../../entities/payment/outcome'
import { checkoutPath } from '../../entities/payment/checkoutPath'
import { useOrderChoice } from '../../entities/payment/useOrderChoice'
import { useSendConsent } from '../../entities/payment/useSendConsent'
import { usePaymentsDispatch } from '../../state'
import { BrandMarks } from '../../widgets/order-summary/BrandMarks'
import { OrderButton } from '../../widgets/order-summary/OrderButton'
import { OrderTerms } from '../../widgets/order-summary/OrderTerms'
import { orderMessages } from '../../widgets/order-summary/messages'
import { summaryLines } from '../../widgets/order-summary/summaryLines'
import { Packages } from '../../widgets/packages/Packages'
import { perMessage } from '../../widgets/packages/perMessage'
import { SendOption } from '../../widgets/send-option/SendOption'
import { buyMessages as texts } from './messages'
import { BuySkeleton } from './BuySkeleton'
import { panelStyle } from './panelStyles'

export const BuyPanel = ({ waiting }: { waiting: WaitingMessage }) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const dispatch = usePaymentsDispatch()
  const [packageId, setPackageId] = useState<PackageId>(waiting.choice?.package ?? defaultPackage)
  const [sends, setSends] = useSendConsent(waiting)
  const { catalogue, chosen, offer, total, opensWallet, order, orderStatus, orderErrorCode, ordered } =
    useOrderChoice({
      packageId,
      method: waiting.choice?.method,
      isInPlace: true,
      waiting: { message: waiting, sends },
    })
  const { status, packages, debtCredits, vatPermille } = catalogue
  if (status === 'failed')
    return (
      <ErrorState
        title={formatMessage(catalogueMessages.failed)}
        text={formatMessage(failureMessage(catalogue.errorCode))}
        onRetry={() => dispatch(catalogueRequested())}
      />
    )
  if (!chosen || !total || !offer) return <BuySkeleton />
  const price = formatPrice(intl, total.total, total.currency)
  const debt = Math.min(debtCredits, chosen.credits)
  return (
    <section css={panelStyle} aria-label={formatMessage(texts.label)}>
      <Packages isCompact packages={packages} chosen={packageId} onChoose={setPackageId} />
      {debt > 0 && (
        <Banner tone="secondary">
          {formatMessage(orderMessages.debt, { count: debt, left: chosen.credits - debt })}
        </Banner>
      )}
      {orderStatus === 'failed' && (
        <Banner tone="danger">{formatMessage(failureMessage(orderErrorCode))}</Banner>
      )}
      <p data-method>
        <BrandMarks method={offer.id} />
        <span>{formatMessage(methodMessage(offer.id))}</span>
        {/* Store the message first, because the checkout reads it from browser storage. */}
        <Link to={checkoutPath(packageId, null, waiting)} onClick={() => storeWaitingMessage(waiting)}>
          {formatMessage(texts.other)}
        </Link>
      </p>
      <SendOption waiting={waiting} isChosen={sends} onChoose={setSends} />
      <div data-order>
        <dl>
          {total.surcharge > 0 &&
            summaryLines(intl, chosen.credits, total).map(({ label, amountMinor }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Price amount={amountMinor} currency={total.currency} />
                </dd>
              </div>
            ))}
          <div data-total>
            <dt>
              {formatMessage(orderMessages.total)}{' '}
              <small>
                {formatMessage(orderMessages.credits, { count: chosen.credits })}
                {vatPermille !== null &&
                  `, ${formatMessage(orderMessages.vat, { rate: vatPermille / 1000 })}`}
                <span data-unit>
                  {', '}
                  <span>{perMessage(intl, chosen)}</span>
                </span>
              </small>
            </dt>
            <dd>
              {total.discount > 0 && total.surcharge === 0 && (
                <s>
                  <VisuallyHidden>{formatMessage(uiMessages.oldPrice)} </VisuallyHidden>
                  <Price amount={total.list} currency={total.currency} />
                </s>
              )}{' '}
              {price}
            </dd>
          </div>
        </dl>
        <small>
          {total.discount > 0 && `${formatMessage(orderMessages.discount, { percent: total.percent })}. `}
          {formatMessage(orderMessages.once)}
        </small>
        <OrderButton
          price={price}
          canOrder
          isOrdering={orderStatus === 'loading' || (ordered !== null && outcomeOf(ordered) === 'completed')}
          wallet={opensWallet ? offer.id : undefined}
          onOrder={order}
        />
      </div>
      <OrderTerms hasOnce={false} />
    </section>
  )
}
