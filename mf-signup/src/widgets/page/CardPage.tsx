import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import type { ReactNode } from 'react'

export const CardPage = ({ children }: { children: ReactNode }) => (
  <div css={pageStyle}>
    <div css={cardStyle}>{children}</div>
  </div>
)

const pageStyle = css`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--s5);
  width: 100%;
  padding: var(--s7) var(--s4) var(--s10);
  @media (max-width: ${breakpoints.sm - 1}px) {
    padding: var(--s4) 0 var(--s8);
  }
`
const cardStyle = css`
  display: grid;
  gap: var(--s5);
  width: 100%;
  max-width: 480px;
  padding: var(--s7);
  border-radius: var(--r-lg) var(--r-lg) var(--r-lg) var(--r-tight);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  @media (max-width: ${breakpoints.sm - 1}px) {
    padding: var(--s5) var(--s4);
    border-radius: 0;
    background: none;
    box-shadow: none;
  }
`
