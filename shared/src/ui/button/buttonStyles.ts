import { css } from '@emotion/react'
import { canHover } from '../theme/media'

type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger'
type ButtonSize = 'md' | 'lg'

const shape = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  min-height: var(--tap);
  padding: 10px 20px;
  border: 1.5px solid transparent;
  border-radius: var(--r-pill);
  background: none;
  color: var(--ink);
  font-weight: 650;
  font-size: var(--t-md);
  line-height: 1.2;
  text-align: center;
  text-wrap: balance;
  &:has(> svg) {
    text-align: start;
  }
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--fast),
    transform var(--fast) var(--ease);
  &:active {
    transform: scale(0.98);
  }
  &:disabled {
    border-color: transparent;
    background: var(--surface-2);
    color: var(--ink-2);
    cursor: not-allowed;
    transform: none;
  }
`
const variants = {
  primary: css`
    background: var(--primary);
    color: var(--on-primary);
    ${canHover} {
      &:hover:not(:disabled) {
        background: var(--primary-hover);
      }
    }
  `,
  secondary: css`
    background: var(--secondary);
    color: var(--on-secondary);
    ${canHover} {
      &:hover:not(:disabled) {
        background: var(--secondary-hover);
      }
    }
  `,
  outline: css`
    border-color: var(--line-strong);
    background: var(--surface);
    ${canHover} {
      &:hover:not(:disabled) {
        background: var(--surface-2);
      }
    }
  `,
  quiet: css`
    padding-inline: 12px;
    color: var(--primary-ink);
    ${canHover} {
      &:hover:not(:disabled) {
        background: var(--primary-soft);
      }
    }
  `,
  danger: css`
    background: var(--danger);
    color: var(--on-danger);
  `,
}
const large = css`
  min-height: 54px;
  padding-inline: 26px;
  font-size: var(--t-lg);
`
const full = css`
  width: 100%;
`

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  isFull?: boolean
}

export const buttonStyle = ({ variant = 'primary', size = 'md', isFull = false }: ButtonLook) => [
  shape,
  variants[variant],
  size === 'lg' && large,
  isFull && full,
]
