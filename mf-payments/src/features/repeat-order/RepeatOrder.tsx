import type { RepeatOffer } from '@duetto/shared/contract'
import { isTransient } from '@duetto/shared/redux'
import { LinkButton, Row } from '@duetto/shared/ui'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { OrderSummary } from '../../widgets/order-summary/OrderSummary'
import { methodInSentence, methodMessage } from '../../entities/catalogue/methodMessages'
import { orderLeft, repeatRequested } from '../../entities/payment/slice'
import { usePurchaseKey } from '../../entities/payment/usePurchaseKey'
import { failureMessage } from '../../entities/errors/failureMessages'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'
import { repeatMessages as texts } from './messages'
import { StoredMethod } from './StoredMethod'
import { summaryLines } from '../../widgets/order-summary/summaryLines'

interface RepeatOrderProps {
  order: RepeatOffer
  onOutOfDate: () => void
}

export const RepeatOrder = ({ order, onOutOfDate }: RepeatOrderProps) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const dispatch = usePaymentsDispatch()
  const { orderStatus, orderErrorCode, isRepeated } = usePaymentsSelector((state) => state.payment)
  const keyOf = usePurchaseKey()
  useEffect(
    () => () => {
      dispatch(orderLeft())
    },
    [dispatch],
  )
  // A declined card or account is no longer stored. A conflict usually means that the price has changed.
  const isOutOfDate =
    orderStatus === 'failed' && (orderErrorCode === 'conflict' || orderErrorCode === 'recurring_failed')
  useEffect(() => {
    if (isOutOfDate) onOutOfDate()
  }, [isOutOfDate, onOutOfDate])
  const { package: packageId, credits, label, bought_at: boughtAt } = order
  const name = formatMessage(methodMessage(order.method))
  const method = label ?? name
  const lines = summaryLines(intl, credits, {
    list: order.list_price_minor,
    surcharge: order.surcharge_minor,
  })
  const error = () => {
    if (orderStatus !== 'failed') return null
    if (!isRepeated) return formatMessage(failureMessage(orderErrorCode))
    return (
      <>
        {formatMessage(texts.repeated)} <Link to="/transactions">{formatMessage(texts.seePurchases)}</Link>
      </>
    )
  }
  return (
    <>
      <p>{formatMessage(texts.lead, { date: new Date(boughtAt) })}</p>
      <OrderSummary
        credits={credits}
        method={method}
        lines={lines}
        totalMinor={order.price_minor}
        currency={order.currency}
        vatPermille={order.vat_permille}
        debtCredits={order.debt_credits}
        error={error()}
        canOrder={!isRepeated}
        isOrdering={orderStatus === 'loading' || orderStatus === 'ready'}
        onOrder={() =>
          dispatch(
            repeatRequested({
              payment: order.payment,
              price_minor: order.price_minor,
              key: keyOf(`${order.payment} ${order.price_minor} ${method}`),
            }),
          )
        }
      >
        {label ? (
          <StoredMethod method={order.method} label={label} />
        ) : (
          <p>{formatMessage(texts.viaPage, { method: methodInSentence(intl, order.method) })}</p>
        )}
      </OrderSummary>
      {orderStatus === 'failed' && orderErrorCode !== null && !isTransient(orderErrorCode) && (
        <Row>
          <LinkButton to={`/credits/${packageId}/creditcard`} variant="outline">
            {formatMessage(texts.card)}
          </LinkButton>
          <LinkButton to={`/credits/${packageId}/paypal`} variant="outline">
            {formatMessage(methodMessage('paypal'))}
          </LinkButton>
          <LinkButton to="/credits" variant="quiet">
            {formatMessage(texts.other)}
          </LinkButton>
        </Row>
      )}
    </>
  )
}
