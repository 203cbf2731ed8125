import type { Payment } from '@duetto/shared/contract'
import { usePlatform, useSession } from '@duetto/shared/platform'
import { vatMinor } from '@duetto/shared/domain'
import { Button, Card, Icon, Price, Row, icons } from '@duetto/shared/ui'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { methodInSentence } from '../../entities/catalogue/methodMessages'
import { transactionMessages as texts } from './messages'
import { receiptFile } from './receiptFile'
import { orderMessages } from '../../widgets/order-summary/messages'

export const Receipt = ({ payment }: { payment: Payment }) => {
  const intl = useIntl()
  const { formatMessage } = intl
  const { company } = usePlatform()
  const { user } = useSession()
  const { currency, receipt_number: number, paid_at: paidAt, vat_permille: vat } = payment
  if (!number || !paidAt) return null
  const rows: readonly [string, number][] = [
    [formatMessage(texts.list), payment.list_price_minor],
    [formatMessage(texts.discount), -payment.discount_minor],
    [formatMessage(orderMessages.surchargeLine), payment.surcharge_minor],
  ]
  return (
    <Card css={receiptStyle} data-receipt>
      <h2>{formatMessage(texts.receipt, { number })}</h2>
      <p>
        {formatMessage(texts.seller)}: {company.name}, {company.address}, {company.city}
        {company.vat_numbers?.[0] && `, ${company.vat_numbers[0]}`}
        <br />
        {formatMessage(texts.paidOn, { date: new Date(paidAt) })}
        {user && `, ${user.name}`}
      </p>
      <p>
        {formatMessage(texts.line, {
          count: payment.credits,
          method: methodInSentence(intl, payment.method),
        })}
      </p>
      <dl>
        {rows.map(
          ([label, amount], index) =>
            (index === 0 || amount !== 0) && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Price amount={amount} currency={currency} />
                </dd>
              </div>
            ),
        )}
        <div data-total>
          <dt>{formatMessage(orderMessages.total)}</dt>
          <dd>
            <Price amount={payment.price} currency={currency} />
          </dd>
        </div>
        {vat !== null && (
          <div>
            <dt>{formatMessage(orderMessages.vat, { rate: vat / 1000 })}</dt>
            <dd>
              <Price amount={vatMinor(payment.price, vat)} currency={currency} />
            </dd>
          </div>
        )}
        {payment.refunded_minor > 0 && (
          <div>
            <dt>{formatMessage(texts.refundedRow)}</dt>
            <dd>
              <Price amount={-payment.refunded_minor} currency={currency} />
            </dd>
          </div>
        )}
      </dl>
      <Row data-screen>
        <Button variant="outline" onClick={() => window.print()}>
          {formatMessage(texts.print)}
        </Button>
        <a href={receiptFile(payment)} download>
          <Icon path={icons.download} />
          {formatMessage(texts.pdf)}
        </a>
      </Row>
    </Card>
  )
}

const receiptStyle = css`
  display: grid;
  gap: var(--s4);
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
    padding-top: var(--s2);
    border-top: 1px solid var(--line);
    font-weight: 700;
  }
  a {
    display: inline-flex;
    gap: var(--s2);
    align-items: center;
    min-height: var(--tap);
    color: var(--primary-ink);
  }
  /* In print, covers the rest of the page. */
  @media print {
    position: fixed;
    inset: 0;
    z-index: 99;
    border: 0;
    background: #fff;
    color: #000;
    [data-screen] {
      display: none;
    }
  }
`
