import { formatPrice } from '@duetto/shared/i18n'
import { vatMinor } from '@duetto/shared/domain'
import type { PaymentMethod } from '@duetto/shared/domain'
import { Banner, Card, Price } from '@duetto/shared/ui'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { OrderButton } from './OrderButton'
import { dockStyle, summaryStyle } from './OrderSummaryStyles'
import { OrderTerms } from './OrderTerms'
import { orderMessages as texts } from './messages'

interface Line {
  label: string
  amountMinor: number
}

interface OrderSummaryProps {
  credits: number
  method: string
  lines: readonly Line[]
  totalMinor: number
  currency: string
  vatPermille: number | null
  debtCredits: number
  children?: ReactNode
  /** Shown directly above the order button, because the member must see it when ordering. */
  consent?: ReactNode
  error: ReactNode
  canOrder: boolean
  isOrdering: boolean
  onOrder: () => void
  wallet?: PaymentMethod
}

export const OrderSummary = (props: OrderSummaryProps) => {
  const { credits, method, lines, totalMinor, currency, debtCredits, children, consent, error } = props
  const { canOrder, isOrdering, onOrder, vatPermille, wallet } = props
  const intl = useIntl()
  const price = formatPrice(intl, totalMinor, currency)
  const debt = Math.min(debtCredits, credits)
  return (
    <Card css={summaryStyle}>
      <h2>{intl.formatMessage(texts.summary)}</h2>
      <dl>
        {lines.map(({ label, amountMinor }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Price amount={amountMinor} currency={currency} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{intl.formatMessage(texts.payBy)}</dt>
          <dd>{method}</dd>
        </div>
        <div data-total>
          <dt>{intl.formatMessage(texts.total)}</dt>
          <dd>{price}</dd>
        </div>
        {vatPermille !== null && (
          <div>
            <dt>{intl.formatMessage(texts.vat, { rate: vatPermille / 1000 })}</dt>
            <dd>
              <Price amount={vatMinor(totalMinor, vatPermille)} currency={currency} />
            </dd>
          </div>
        )}
      </dl>
      {debt > 0 && (
        <Banner tone="secondary">
          {intl.formatMessage(texts.debt, { count: debt, left: credits - debt })}
        </Banner>
      )}
      {children}
      {error && <Banner tone="danger">{error}</Banner>}
      <OrderTerms />
      <div css={dockStyle} data-dock>
        <span aria-hidden>
          <small>{intl.formatMessage(texts.dockLine, { count: credits, method })}</small>
          <b>{price}</b>
        </span>
        {consent}
        <OrderButton
          price={price}
          wallet={wallet}
          canOrder={canOrder}
          isOrdering={isOrdering}
          onOrder={onOrder}
        />
      </div>
    </Card>
  )
}
