import { css } from '@emotion/react'
import type { Payment } from '@duetto/shared/contract'
import { useNavigateTo } from '@duetto/shared/platform'
import { Banner, Button, Row, Stack } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { methodInSentence } from '../../entities/catalogue/methodMessages'
import type { Unpaid } from '../../entities/payment/outcome'
import { checkoutPath } from '../../entities/payment/checkoutPath'
import { useWaitingFor } from '../../entities/payment/useWaiting'
import { usePaymentsSelector } from '../../state'
import { nextMethod } from '../../entities/catalogue/sortMethods'
import { declineReason } from '@duetto/shared/texts'
import { resultMessages as texts } from './messages'
import { useFocusOnResult } from './useFocusOnResult'

const titles: Record<Unpaid, MessageDescriptor> = {
  failed: texts.failedTitle,
  cancelled: texts.cancelledTitle,
  expired: texts.expiredTitle,
}

interface NotPaidProps {
  payment: Payment
  outcome: Unpaid
  checkout: ReactNode
}

export const NotPaid = ({ payment, outcome, checkout }: NotPaidProps) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigateTo = useNavigateTo()
  const { methods, wallets } = usePaymentsSelector((state) => state.catalogue)
  const heading = useFocusOnResult(payment.payment_id, outcome)
  const { method, package: packageId } = payment
  const reason = declineReason(payment)
  const waiting = useWaitingFor(payment.payment_id)
  const next = nextMethod(methods, method, wallets ?? [])
  return (
    <Stack gap={6}>
      <Banner tone="danger">
        <div css={noticeStyle}>
          <h2 ref={heading} tabIndex={-1}>
            {formatMessage(titles[outcome])}
          </h2>
          <p>
            {reason && <>{formatMessage(reason)} </>}
            {formatMessage(texts.notCharged)}
          </p>
          {next && (
            <Row>
              <Button
                variant="outline"
                onClick={() => navigateTo(checkoutPath(packageId, next.id, waiting), { replace: true })}
              >
                {formatMessage(texts.tryNext, { method: methodInSentence(intl, next.id) })}
              </Button>
            </Row>
          )}
        </div>
      </Banner>
      {checkout}
    </Stack>
  )
}

const noticeStyle = css`
  display: grid;
  gap: var(--s2);
  padding-block: var(--s1);
  h2 {
    outline: none;
  }
  button {
    margin-top: var(--s2);
  }
`
