import type { PaymentInstructions as Instructions } from '@duetto/shared/contract'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { instructionMessages as texts } from './messages'

interface PaymentInstructionsProps {
  instructions: Instructions
  price: string
}

export const PaymentInstructions = ({ instructions, price }: PaymentInstructionsProps) => {
  const { formatMessage, formatDate } = useIntl()
  const { recipient, iban, bic, code, reference, expires } = instructions
  const rows: readonly [string, string | null][] = [
    [formatMessage(texts.amount), price],
    [formatMessage(texts.recipient), recipient],
    [formatMessage(texts.iban), iban && iban.replace(/(.{4})(?=.)/g, '$1 ')],
    [formatMessage(texts.bic), bic],
    [formatMessage(texts.voucherCode), code],
    [formatMessage(texts.reference), reference],
    [formatMessage(texts.until), expires && formatDate(expires, { dateStyle: 'long' })],
  ]
  return (
    <dl css={listStyle}>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const listStyle = css`
  display: grid;
  gap: var(--s2);
  width: 100%;
  padding: var(--s4);
  border-radius: var(--r-md);
  background: var(--surface-2);
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s4);
    justify-content: space-between;
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    user-select: all;
  }
`
