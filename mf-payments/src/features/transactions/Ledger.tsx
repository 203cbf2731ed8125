import type { PurchaseEntry } from '@duetto/shared/contract'
import { formatChange } from '@duetto/shared/i18n'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import { transactionMessages as texts } from './messages'

const kinds: Record<PurchaseEntry['kind'], MessageDescriptor> = {
  purchase: texts.entryPurchase,
  debt: texts.entryDebt,
  withdrawal: texts.entryWithdrawal,
  refund: texts.entryRefund,
  charge_back: texts.entryChargeBack,
}

export const Ledger = ({ entries }: { entries: readonly PurchaseEntry[] }) => {
  const intl = useIntl()
  const { formatMessage, formatDate } = intl
  if (entries.length === 0) return null
  return (
    <section>
      <h2>{formatMessage(texts.ledger)}</h2>
      <ol css={listStyle}>
        {entries.map(({ at, kind, credits, balance }) => (
          <li key={`${kind} ${at}`}>
            <span>
              {formatMessage(kinds[kind])}
              <small>{formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</small>
            </span>
            <span>
              <b>{formatChange(intl, credits)}</b>
              <small>{formatMessage(texts.balance, { count: balance })}</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const listStyle = css`
  display: grid;
  margin-top: var(--s3);
  li {
    display: flex;
    gap: var(--s4);
    justify-content: space-between;
    padding: var(--s3) 0;
    border-top: 1px solid var(--line);
  }
  span {
    display: grid;
  }
  span:last-of-type {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
`
