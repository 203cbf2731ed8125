import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Tag } from '../display/Tag'
import { VisuallyHidden, hiddenStyle } from '../layout/VisuallyHidden'
import { uiMessages } from '../messages'
import { phone } from '../theme/media'

interface PackageCardProps {
  group: string
  credits: string
  unit: string
  perMessage: ReactNode
  price: ReactNode
  oldPrice?: ReactNode
  tag?: string
  isChosen: boolean
  onChoose: () => void
  /** Hides the old price and, if space is short, the tag and `perMessage`. */
  isCompact?: boolean
}

export const PackageCard = (props: PackageCardProps) => {
  const {
    group,
    credits,
    unit,
    perMessage,
    price,
    oldPrice,
    tag,
    isChosen,
    onChoose,
    isCompact = false,
  } = props
  const { formatMessage } = useIntl()
  return (
    <label
      css={isCompact ? [baseStyle, compactStyle] : [baseStyle, cardStyle]}
      data-on={isChosen || undefined}
    >
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {tag && (
        <span data-tag>
          <Tag>{tag}</Tag>
        </span>
      )}
      <b data-credits>{credits}</b>
      <span>{unit}</span>
      <small> {perMessage} </small>
      <span data-price>
        {oldPrice && !isCompact && (
          <s>
            <VisuallyHidden>{formatMessage(uiMessages.oldPrice)} </VisuallyHidden>
            {oldPrice}
          </s>
        )}{' '}
        {price}
      </span>
    </label>
  )
}

const baseStyle = css`
  position: relative;
  display: grid;
  align-content: start;
  border: 1.5px solid var(--line);
  background: var(--surface);
  font-variant-numeric: lining-nums tabular-nums;
  cursor: pointer;
  input {
    position: absolute;
    opacity: 0;
  }
  &[data-on] {
    border-color: var(--primary-ink);
    background: color-mix(in srgb, var(--primary-soft) 45%, var(--surface));
    box-shadow: inset 0 0 0 1.5px var(--primary-ink);
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  small,
  s {
    color: var(--ink-2);
    font-size: var(--t-sm);
    font-weight: 400;
  }
`
const compactStyle = css`
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 5px;
  align-items: baseline;
  padding: 7px 10px;
  border-radius: var(--r-md);
  line-height: 1.3;
  [data-credits] {
    font-size: 1.25rem;
    line-height: 1.2;
  }
  [data-price] {
    grid-row: 2;
    grid-column: 1 / -1;
    font-weight: 700;
  }
  small {
    grid-row: 3;
    grid-column: 1 / -1;
    font-size: var(--t-xs);
  }
  [data-tag] {
    position: absolute;
    top: -11px;
    right: 8px;
    line-height: 1;
  }
  @container (max-width: 540px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 6px;
    [data-credits] + span {
      font-size: var(--t-xs);
      line-height: 1.25;
    }
    [data-price] {
      grid-row: 3;
      font-size: var(--t-sm);
    }
    small {
      grid-row: 4;
      line-height: 1.2;
    }
    [data-tag] {
      display: none;
    }
  }
  @container (max-width: 340px) {
    padding: 6px 4px;
    [data-credits] + span {
      font-size: 0.75rem;
    }
    small {
      ${hiddenStyle}
    }
  }
  @media (max-height: 640px) {
    small {
      ${hiddenStyle}
    }
  }
`
const cardStyle = css`
  gap: 2px;
  padding: var(--s5) var(--s4) var(--s4);
  border-radius: var(--r-lg);
  [data-tag] {
    position: absolute;
    top: -12px;
    left: 16px;
  }
  [data-credits] {
    font-size: 2.25rem;
    line-height: 1;
  }
  [data-price] {
    margin-top: var(--s3);
    font-size: var(--t-lg);
    font-weight: 700;
  }
  ${phone} {
    grid-template-columns: auto 1fr auto;
    column-gap: var(--s3);
    align-items: center;
    min-height: 72px;
    padding: 14px 16px;
    @media (max-width: 359px) {
      column-gap: var(--s2);
      padding-inline: 10px 14px;
    }
    [data-credits] {
      grid-row: 1 / 3;
      min-width: 52px;
      font-size: 1.75rem;
      text-align: right;
    }
    small {
      grid-row: 2;
      grid-column: 2;
    }
    [data-price] {
      grid-row: 1 / 3;
      grid-column: 3;
      margin: 0;
      text-align: right;
    }
    s {
      display: block;
    }
  }
`
