import { css } from '@emotion/react'
import type { Payment } from '@duetto/shared/contract'
import { Button, Card, Price, Tag } from '@duetto/shared/ui'
import type { TagTone } from '@duetto/shared/ui'
import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { methodInSentence } from '../../entities/catalogue/methodMessages'
import { outcomeOf } from '../../entities/payment/outcome'
import type { Outcome } from '../../entities/payment/outcome'
import { resultPath } from '../../entities/payment/resultPath'
import { transactionMessages as texts } from './messages'
import { receiptFile } from './receiptFile'

const tags: Record<Outcome, { text: MessageDescriptor; tone: TagTone }> = {
  open: { text: texts.open, tone: 'secondary' },
  pending: { text: texts.pending, tone: 'secondary' },
  authorised: { text: texts.authorised, tone: 'secondary' },
  releasing: { text: texts.releasing, tone: 'secondary' },
  partial: { text: texts.partial, tone: 'secondary' },
  unclear: { text: texts.pending, tone: 'secondary' },
  completed: { text: texts.completed, tone: 'success' },
  refunded: { text: texts.refunded, tone: 'neutral' },
  charged_back: { text: texts.chargedBack, tone: 'danger' },
  cancelled: { text: texts.cancelled, tone: 'danger' },
  expired: { text: texts.expired, tone: 'danger' },
  failed: { text: texts.failedState, tone: 'danger' },
}

interface TransactionRowProps {
  payment: Payment
  isAlone?: boolean
  onWithdraw: () => void
}

export const TransactionRow = ({ payment, isAlone = false, onWithdraw }: TransactionRowProps) => {
  const intl = useIntl()
  const { formatMessage, formatDate } = intl
  const outcome = outcomeOf(payment)
  const { text, tone } = payment.state === 'partially_refunded' ? tags.refunded : tags[outcome]
  const isOpen = outcome === 'open' || outcome === 'partial'
  const isReserved = outcome === 'authorised' || outcome === 'releasing'
  const {
    credits,
    method,
    price,
    currency,
    created_at: at,
    receipt_number: receipt,
    withdraw_until: until,
  } = payment
  return (
    <li>
      <Card css={rowStyle}>
        <div>
          <b>{formatMessage(texts.line, { count: credits, method: methodInSentence(intl, method) })}</b>
          <small>
            {formatDate(at, { dateStyle: 'long' })}
            {receipt && (
              <>
                {' · '}
                <span>{formatMessage(texts.receipt, { number: receipt })}</span>
              </>
            )}
          </small>
        </div>
        <div>
          <b>
            <Price amount={price} currency={currency} />
          </b>
          <Tag tone={tone}>{formatMessage(text)}</Tag>
        </div>
        {(isOpen || isReserved || !isAlone) && (
          <p>
            {(isOpen || isReserved) && (
              <Link to={resultPath(payment)}>{formatMessage(isOpen ? texts.pay : texts.state)}</Link>
            )}
            {!isAlone && (
              <Link to={`/transactions/${payment.payment_id}`}>{formatMessage(texts.details)}</Link>
            )}
            {receipt && !isAlone && (
              <a
                href={receiptFile(payment)}
                download
                aria-label={formatMessage(texts.pdfOf, { number: receipt })}
              >
                {formatMessage(texts.pdf)}
              </a>
            )}
          </p>
        )}
        {until && payment.withdrawal && (
          <p>
            <Button variant="outline" onClick={onWithdraw}>
              {formatMessage(texts.withdraw)}
            </Button>
            <small>{formatMessage(texts.until, { date: new Date(until) })}</small>
          </p>
        )}
      </Card>
    </li>
  )
}

const rowStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3) var(--s5);
  justify-content: space-between;
  > div {
    display: grid;
    align-content: start;
    gap: 2px;
  }
  > div:first-of-type {
    flex: 1 1 0;
  }
  > div:nth-of-type(2) {
    flex: none;
    justify-items: end;
  }
  a {
    color: var(--primary-ink);
  }
  p {
    display: flex;
    flex: 1 0 100%;
    flex-wrap: wrap;
    gap: var(--s3);
    align-items: center;
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  small > span {
    white-space: nowrap;
  }
`
