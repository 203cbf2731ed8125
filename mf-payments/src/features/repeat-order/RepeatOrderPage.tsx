import { usualPackage } from '@duetto/shared/domain'
import { makeIdempotencyKey } from '@duetto/shared/http'
import { usePageTitle } from '@duetto/shared/platform'
import { Banner, Button, LinkButton, Page, Row, Stack } from '@duetto/shared/ui'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { resultMessages as texts } from '../../entities/payment/checkoutMessages'
import { failureMessage } from '../../entities/errors/failureMessages'
import { orderLeft, repeatRequested } from '../../entities/payment/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'

/** /credits/repeat-order: the last package again by the stored card; refused, with three ways on (section 8). */
export const RepeatOrderPage = () => {
  const { formatMessage } = useIntl()
  const dispatch = usePaymentsDispatch()
  const { orderStatus, orderErrorCode } = usePaymentsSelector((state) => state.payment)
  const [key] = useState(makeIdempotencyKey)
  const title = formatMessage(texts.repeatTitle)
  usePageTitle(title)
  useEffect(
    () => () => {
      dispatch(orderLeft())
    },
    [dispatch],
  )
  // Without an answer the card may have been charged: only the same order again, under its key, is safe.
  const isUndecided = orderErrorCode === 'network'
  const isRefused = orderStatus === 'failed' && !isUndecided
  return (
    <Page isNarrow>
      <Stack gap={5}>
        <h1>{title}</h1>
        <p>{formatMessage(texts.repeatText)}</p>
        {orderStatus === 'failed' && (
          <Banner tone="danger">{formatMessage(failureMessage(orderErrorCode))}</Banner>
        )}
        {isRefused ? (
          <Row>
            <LinkButton to={`/credits/${usualPackage}/creditcard`}>
              {formatMessage(texts.repeatFailedCard)}
            </LinkButton>
            <LinkButton to={`/credits/${usualPackage}/paypal`} variant="outline">
              {formatMessage(texts.repeatFailedPaypal)}
            </LinkButton>
            <LinkButton to="/credits" variant="quiet">
              {formatMessage(texts.repeatFailedOther)}
            </LinkButton>
          </Row>
        ) : (
          <Row>
            <Button
              size="lg"
              isLoading={orderStatus === 'loading'}
              onClick={() => dispatch(repeatRequested(key))}
            >
              {title}
            </Button>
          </Row>
        )}
      </Stack>
    </Page>
  )
}
