import { css, keyframes } from '@emotion/react'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { buttonStyle } from './buttonStyles'
import type { ButtonLook } from './buttonStyles'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  isLoading?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Use at most one primary button per view. */
export const Button = ({
  variant,
  size,
  isFull,
  isLoading = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={isLoading ? 'button' : type}
    css={[buttonStyle({ variant, size, isFull }), isLoading && waitingStyle]}
    aria-busy={isLoading || undefined}
    onClick={isLoading ? undefined : onClick}
  >
    {children}
  </button>
)

const turn = keyframes`to { transform: rotate(1turn) }`
const waitingStyle = css`
  cursor: progress;
  /* Unlike color, hides the text without hiding the ring, which is in currentColor. */
  -webkit-text-fill-color: transparent;
  > * {
    visibility: hidden;
  }
  &::after {
    content: '';
    position: absolute;
    width: 18px;
    height: 18px;
    border: 2.5px solid currentColor;
    border-right-color: transparent;
    border-radius: 50%;
    animation: ${turn} 0.8s linear infinite;
  }
`
