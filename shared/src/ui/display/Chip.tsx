import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import * as icons from '../icon/icons'
import { Icon } from '../icon/Icon'
import { canHover } from '../theme/media'

interface ChipProps {
  children: ReactNode
  isOn?: boolean
  onClick?: () => void
  onRemove?: () => void
  removeLabel?: string
}

export const Chip = ({ children, isOn = false, onClick, onRemove, removeLabel }: ChipProps) => {
  const act = onRemove ?? onClick
  const look = [chipStyle, isOn && onStyle]
  if (!act) return <span css={look}>{children}</span>
  return (
    <button
      type="button"
      css={[look, pressStyle]}
      aria-pressed={onRemove ? undefined : isOn}
      aria-label={onRemove ? removeLabel : undefined}
      onClick={act}
    >
      {children}
      {onRemove && <Icon path={icons.close} size={16} />}
    </button>
  )
}

const chipStyle = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  padding: 4px 14px;
  border: 1.5px solid var(--line);
  border-radius: var(--r-pill);
  background: var(--surface);
  color: var(--ink);
  font-size: var(--t-sm);
  font-weight: 600;
`
const onStyle = css`
  border-color: var(--primary-ink);
  background: var(--primary-soft);
  color: var(--primary-ink);
`
const pressStyle = css`
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: -5px;
  }
  ${canHover} {
    &:hover {
      border-color: var(--line-strong);
    }
  }
`
