import { css } from '@emotion/react'
import {
  Banner,
  Card,
  ErrorState,
  Icon,
  LinkButton,
  Row,
  Skeleton,
  Stack,
  VisuallyHidden,
  icons,
} from '@duetto/shared/ui'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { resultMessages as texts } from '../../entities/payment/checkoutMessages'
import { failureMessage } from '../../entities/errors/failureMessages'
import { outcomeOf } from '../../entities/payment/outcome'
import { paymentFollowed, paymentLeft } from '../../entities/payment/slice'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'

interface ResultProps {
  paymentId: number
  /** Shown again, with the choices kept, where the payment did not come about. */
  checkout: ReactNode
}

/** What became of a payment: loading, pending, completed, or failed and cancelled with the next try below. */
export const Result = ({ paymentId, checkout }: ResultProps) => {
  const { formatMessage } = useIntl()
  const dispatch = usePaymentsDispatch()
  const { payment, paymentStatus, paymentErrorCode } = usePaymentsSelector((state) => state.payment)
  useEffect(() => {
    dispatch(paymentFollowed(paymentId))
    return () => {
      dispatch(paymentLeft())
    }
  }, [dispatch, paymentId])

  if (paymentStatus === 'failed')
    return (
      <ErrorState
        title={formatMessage(texts.loadFailed)}
        text={formatMessage(failureMessage(paymentErrorCode))}
        onRetry={() => dispatch(paymentFollowed(paymentId))}
      />
    )
  if (!payment)
    return (
      <div css={placeStyle} aria-busy>
        <VisuallyHidden role="status">{formatMessage(texts.loading)}</VisuallyHidden>
        <Skeleton height={220} />
      </div>
    )
  const outcome = outcomeOf(payment.state)
  if (outcome === 'failed' || outcome === 'cancelled')
    return (
      <Stack gap={6}>
        <Banner tone="danger">
          <strong>{formatMessage(outcome === 'failed' ? texts.failedTitle : texts.cancelledTitle)}</strong>
          <p>{formatMessage(texts.notCharged)}</p>
        </Banner>
        {checkout}
      </Stack>
    )
  const isCompleted = outcome === 'completed'
  return (
    <div css={placeStyle} role="status">
      <Card css={cardStyle} data-outcome={outcome}>
        <span>
          <Icon path={isCompleted ? icons.check : icons.clock} size={28} />
        </span>
        <h1>{formatMessage(isCompleted ? texts.completedTitle : texts.pendingTitle)}</h1>
        <p>
          {isCompleted
            ? formatMessage(texts.completedText, { count: payment.credits })
            : formatMessage(texts.pendingText)}
        </p>
        {payment.receipt_number && (
          <small>{formatMessage(texts.receipt, { number: payment.receipt_number })}</small>
        )}
        <Row>
          <LinkButton to="/chats">{formatMessage(texts.toChats)}</LinkButton>
          <LinkButton to="/transactions" variant="outline">
            {formatMessage(texts.toTransactions)}
          </LinkButton>
        </Row>
      </Card>
    </div>
  )
}

const placeStyle = css`
  max-width: 560px;
  margin: var(--s7) auto;
`
const cardStyle = css`
  display: grid;
  gap: var(--s4);
  justify-items: start;
  > span {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    border-radius: var(--voice-in);
    background: var(--secondary-soft);
    color: var(--secondary-ink);
  }
  &[data-outcome='completed'] > span {
    background: var(--success-soft);
    color: var(--success-ink);
  }
  h1 {
    font-size: var(--t-2xl);
  }
  small {
    color: var(--ink-2);
  }
`
