import { css } from '@emotion/react'
import { formatPrice } from '@duetto/shared/i18n'
import { useSettings } from '@duetto/shared/platform'
import { Banner, Button, Card, Price } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Total } from '../../entities/catalogue/total'
import { checkoutMessages as texts } from '../../entities/payment/checkoutMessages'
import { failureMessage } from '../../entities/errors/failureMessages'
import type { FailureCode } from '@duetto/shared/contract'

interface SummaryProps {
  credits: number
  total: Total
  /** The place for a discount code. */
  code: ReactNode
  canOrder: boolean
  isOrdering: boolean
  errorCode: FailureCode | null
  onOrder: () => void
}

/** What is bought and what it costs, always in sight; the button says that it obliges to pay. */
export const Summary = ({ credits, total, code, canOrder, isOrdering, errorCode, onOrder }: SummaryProps) => {
  const intl = useIntl()
  const { refund_days: days } = useSettings()
  const { list, percent, discount, surcharge, total: sum, currency } = total
  return (
    <Card css={summaryStyle}>
      <h2>{intl.formatMessage(texts.summary)}</h2>
      <dl>
        <div>
          <dt>{intl.formatMessage(texts.credits, { count: credits })}</dt>
          <dd>
            <Price amount={list} currency={currency} />
          </dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>{intl.formatMessage(texts.discount, { percent })}</dt>
            <dd>
              <Price amount={-discount} currency={currency} />
            </dd>
          </div>
        )}
        <div>
          <dt>{intl.formatMessage(texts.surchargeLine)}</dt>
          <dd>
            <Price amount={surcharge} currency={currency} />
          </dd>
        </div>
        <div data-total>
          <dt>{intl.formatMessage(texts.total)}</dt>
          <dd>
            <Price amount={sum} currency={currency} />
          </dd>
        </div>
      </dl>
      {code}
      <p>{intl.formatMessage(texts.at, { days })}</p>
      {errorCode && <Banner tone="danger">{intl.formatMessage(failureMessage(errorCode))}</Banner>}
      <Button size="lg" isFull disabled={!canOrder} isLoading={isOrdering} onClick={onOrder}>
        {intl.formatMessage(texts.order, { price: formatPrice(intl, sum, currency) })}
      </Button>
      <p>{intl.formatMessage(texts.once)}</p>
    </Card>
  )
}

const summaryStyle = css`
  position: sticky;
  top: calc(var(--bar) + 24px);
  display: grid;
  gap: var(--s4);
  border: 1px solid var(--line);
  dl {
    display: grid;
    gap: var(--s2);
  }
  dl > div {
    display: flex;
    gap: var(--s4);
    justify-content: space-between;
  }
  [data-total] {
    padding-top: var(--s3);
    border-top: 1px solid var(--line);
    font-weight: 700;
    font-size: var(--t-lg);
  }
  > p {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  @media (max-width: 1199px) {
    position: static;
  }
`
