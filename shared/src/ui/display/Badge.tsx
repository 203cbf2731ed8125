import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'
import { limits } from '../../domain'
import { hiddenStyle } from '../layout/VisuallyHidden'

interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  count: number
  tone?: 'unread' | 'danger'
  label?: string
}

export const Badge = ({ count, tone = 'unread', label, ...rest }: BadgeProps) => (
  <span css={[badgeStyle, tone === 'danger' && dangerStyle]} data-badge={tone} {...rest}>
    <span aria-hidden={label ? true : undefined}>
      {count > limits.unreadBadgeCap ? `${limits.unreadBadgeCap}+` : count}
    </span>
    {label && <span css={hiddenStyle}>{label}</span>}
  </span>
)

const badgeStyle = css`
  display: inline-grid;
  place-items: center;
  min-width: 22px;
  height: 20px;
  padding: 0 6px;
  border-radius: var(--r-pill);
  background: var(--unread);
  color: var(--on-unread);
  font-size: 0.75rem;
  font-weight: 750;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`
const dangerStyle = css`
  background: var(--danger);
  color: var(--on-danger);
`
