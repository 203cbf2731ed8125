import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'

export const panelStyle = css`
  display: grid;
  gap: var(--s4);
  align-content: start;
  padding: var(--s6);
  border-radius: var(--r-lg) var(--r-lg) var(--r-lg) var(--r-tight);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  > h2 {
    font-size: var(--t-xl);
  }
  @media (max-width: ${breakpoints.sm - 1}px) {
    padding: var(--s4);
  }
`
