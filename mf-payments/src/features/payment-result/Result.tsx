import { isGone } from '@duetto/shared/redux'
import { Card, ErrorState, Icon, LinkButton, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { isUnpaid, outcomeOf } from '../../entities/payment/outcome'
import { paymentFollowed, paymentLeft } from '../../entities/payment/slice'
import { loadFailureMessage } from '../../entities/errors/failureMessages'
import { usePaymentsDispatch, usePaymentsSelector } from '../../state'
import { cardStyle } from './cardStyle'
import { resultMessages as texts } from './messages'
import { NotPaid } from './NotPaid'
import { OpenPayment } from './OpenPayment'
import { ResultCard } from './ResultCard'

interface ResultProps {
  paymentId: number
  redirectResult: string | null
  checkout: ReactNode
}

export const Result = ({ paymentId, redirectResult, checkout }: ResultProps) => {
  const { formatMessage } = useIntl()
  const dispatch = usePaymentsDispatch()
  const { payment, paymentStatus, paymentErrorCode } = usePaymentsSelector((state) => state.payment)
  useEffect(() => {
    dispatch(paymentFollowed({ id: paymentId, redirectResult }))
    return () => {
      dispatch(paymentLeft())
    }
  }, [dispatch, paymentId, redirectResult])

  if (paymentStatus === 'failed')
    return (
      <ErrorState
        title={formatMessage(texts.loadFailed)}
        text={formatMessage(loadFailureMessage(paymentErrorCode))}
        onRetry={
          isGone(paymentErrorCode)
            ? undefined
            : () => dispatch(paymentFollowed({ id: paymentId, redirectResult }))
        }
        action={
          isGone(paymentErrorCode) && (
            <LinkButton to="/transactions">{formatMessage(texts.toTransactions)}</LinkButton>
          )
        }
      />
    )
  if (!payment)
    return (
      <div css={placeStyle} aria-busy>
        <Card css={cardStyle}>
          <span>
            <Icon path={icons.clock} size={28} />
          </span>
          <div role="status">
            <p css={checkingStyle}>{formatMessage(texts.loading)}</p>
          </div>
        </Card>
      </div>
    )
  const outcome = outcomeOf(payment)
  if (isUnpaid(outcome)) return <NotPaid payment={payment} outcome={outcome} checkout={checkout} />
  return (
    <div css={placeStyle}>
      {outcome === 'open' ? (
        <OpenPayment payment={payment} />
      ) : (
        <ResultCard payment={payment} outcome={outcome} />
      )}
    </div>
  )
}

const placeStyle = css`
  max-width: 560px;
  margin: var(--s7) auto;
  > * {
    /* Height of the pending card, so that the content below does not move when the result replaces it. */
    min-height: 340px;
    align-content: center;
  }
`
const checkingStyle = css`
  font-size: var(--t-xl);
  font-weight: 600;
`
