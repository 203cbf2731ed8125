import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { formatPrice } from '../../i18n/format'

export const Price = ({ amount, currency }: { amount: number; currency: string }) => (
  <span css={priceStyle}>{formatPrice(useIntl(), amount, currency)}</span>
)

const priceStyle = css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
