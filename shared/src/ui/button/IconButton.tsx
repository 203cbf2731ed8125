import { css } from '@emotion/react'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../icon/Icon'
import type { IconPath } from '../icon/Icon'
import { canHover } from '../theme/media'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconPath
  picture?: ReactNode
  label: string
  variant?: 'plain' | 'outline' | 'floating'
  isFilled?: boolean
  ref?: Ref<HTMLButtonElement>
}

export const IconButton = ({
  icon,
  picture,
  label,
  variant = 'plain',
  isFilled,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button {...rest} type={type} aria-label={label} title={label} css={[shape, variants[variant]]}>
    {picture ?? <Icon path={icon} isFilled={isFilled} />}
  </button>
)

const shape = css`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--tap);
  height: var(--tap);
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;
  transition:
    background var(--fast),
    transform var(--fast) var(--ease);
  ${canHover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--surface-2);
    }
  }
  &:active {
    transform: scale(0.94);
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: var(--ink-2);
    opacity: 0.5;
    cursor: not-allowed;
  }
`
const variants = {
  plain: null,
  outline: css`
    border: 1.5px solid var(--line-strong);
  `,
  floating: css`
    background: var(--surface);
    box-shadow: var(--shadow-2);
    color: var(--primary-ink);
    &[aria-pressed='true'],
    &[aria-pressed='true']:hover {
      background: var(--primary);
      color: var(--on-primary);
    }
  `,
}
