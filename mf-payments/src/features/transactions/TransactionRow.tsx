import { css } from '@emotion/react'
import type { Payment } from '@duetto/shared/contract'
import { Button, Card, Price, Tag } from '@duetto/shared/ui'
import type { TagTone } from '@duetto/shared/ui'
import type { MessageDescriptor } from 'react-intl'
import { useIntl } from 'react-intl'
import { methodMessages } from '../../entities/catalogue/methodMessages'
import { outcomeOf } from '../../entities/payment/outcome'
import { transactionMessages as texts } from './messages'

const stateOf = ({ state }: Payment): { text: MessageDescriptor; tone: TagTone } => {
  if (state === 'refunded' || state === 'partially_refunded') return { text: texts.refunded, tone: 'neutral' }
  const outcome = outcomeOf(state)
  if (outcome === 'completed') return { text: texts.completed, tone: 'success' }
  if (outcome === 'pending') return { text: texts.pending, tone: 'secondary' }
  return { text: outcome === 'cancelled' ? texts.cancelled : texts.failedState, tone: 'danger' }
}

/** One purchase: what, when, how much, its receipt, and the way to withdraw. */
export const TransactionRow = ({ payment, onWithdraw }: { payment: Payment; onWithdraw: () => void }) => {
  const { formatMessage, formatDate } = useIntl()
  const { text, tone } = stateOf(payment)
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
          <b>
            {formatMessage(texts.line, { count: credits, method: formatMessage(methodMessages[method]) })}
          </b>
          <small>
            {formatDate(at, { dateStyle: 'long' })}
            {receipt && ` · ${formatMessage(texts.receipt, { number: receipt })}`}
          </small>
        </div>
        <div>
          <b>
            <Price amount={price} currency={currency} />
          </b>
          <Tag tone={tone}>{formatMessage(text)}</Tag>
        </div>
        {until && (
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
    gap: 2px;
  }
  > div:nth-of-type(2) {
    justify-items: end;
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
`
