import { css } from '@emotion/react'
import type { ReactNode } from 'react'

/** Visible only on focus. Must be the first focusable element of the page. */
export const SkipLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} css={skipStyle}>
    {children}
  </a>
)

const skipStyle = css`
  position: fixed;
  top: var(--s2);
  left: var(--s2);
  z-index: 40;
  padding: var(--s3) var(--s5);
  border-radius: var(--r-pill);
  --focus: var(--on-dark);
  background: var(--dark);
  color: var(--on-dark);
  &:not(:focus) {
    transform: translateY(-200%);
  }
`
