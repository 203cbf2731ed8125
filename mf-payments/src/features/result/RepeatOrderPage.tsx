import { usualPackage } from '@duetto/shared/domain'
import { makeIdempotencyKey } from '@duetto/shared/http'
import { usePageTitle } from '@duetto/shared/platform'
import { Banner, Button, LinkButton, Page, Row, Stack } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { resultMessages as texts } from '../../components/checkoutMessages'
import { failureMessage } from '../../failureMessages'
import { repeatRequested } from '../../payment/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../store'

/** /credits/repeat-order: the last package again by the stored card; refused, with three ways on (section 8). */
export const RepeatOrderPage = () => {
  const { formatMessage } = useIntl()
  const dispatch = usePaymentsDispatch()
  const { orderStatus, orderErrorCode } = usePaymentsSelector((state) => state.payment)
  const [key, setKey] = useState(makeIdempotencyKey)
  const title = formatMessage(texts.repeatTitle)
  usePageTitle(title)
  const repeat = (): void => {
    dispatch(repeatRequested(key))
    setKey(makeIdempotencyKey())
  }
  return (
    <Page isNarrow>
      <Stack gap={5}>
        <h1>{title}</h1>
        <p>{formatMessage(texts.repeatText)}</p>
        {orderStatus === 'failed' ? (
          <>
            <Banner tone="danger">{formatMessage(failureMessage(orderErrorCode))}</Banner>
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
          </>
        ) : (
          <Row>
            <Button size="lg" isLoading={orderStatus === 'loading'} onClick={repeat}>
              {title}
            </Button>
          </Row>
        )}
      </Stack>
    </Page>
  )
}
