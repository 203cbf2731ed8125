import { limits } from '@duetto/shared/domain'
import { formatPriceRange } from '@duetto/shared/i18n'
import { css } from '@emotion/react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router'
import { useMessagePrices } from '../../entities/prices/useMessagePrices'
import { homeMessages } from './homeMessages'

export const PriceList = () => {
  const intl = useIntl()
  const { formatMessage } = intl
  const prices = useMessagePrices()
  const free = formatMessage(homeMessages.free)
  return (
    <div css={pricesStyle}>
      <dl>
        <div>
          <dt>{formatMessage(homeMessages.priceBrowse)}</dt>
          <dd>{free}</dd>
        </div>
        <div>
          <dt>{formatMessage(homeMessages.priceFirst, { count: limits.freeMessages })}</dt>
          <dd>{free}</dd>
        </div>
        <div>
          <dt>{formatMessage(homeMessages.priceMessage)}</dt>
          <dd>
            {prices
              ? formatMessage(homeMessages.range, formatPriceRange(intl, prices, prices.currency))
              : '\u00a0'}
          </dd>
        </div>
      </dl>
      <p>
        {formatMessage(homeMessages.priceNote)}{' '}
        <Link to="/pricing">{formatMessage(homeMessages.allPrices)}</Link>
      </p>
    </div>
  )
}

const pricesStyle = css`
  display: grid;
  gap: var(--s4);
  dl {
    border-radius: var(--r-lg);
    background: var(--surface);
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px var(--s5);
    justify-content: space-between;
    padding: var(--s4) var(--s5);
  }
  dl > div + div {
    border-top: 1px solid var(--line);
  }
  dd {
    font-weight: 600;
    font-size: var(--t-lg);
    line-height: 1.4;
    font-variant-numeric: lining-nums tabular-nums;
  }
  p {
    color: var(--ink-2);
  }
`
