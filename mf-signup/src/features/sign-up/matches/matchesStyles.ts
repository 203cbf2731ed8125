import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'

export const headStyle = css`
  display: grid;
  gap: var(--s2);
  margin-bottom: var(--s6);
  p {
    color: var(--ink-2);
  }
`
export const gridStyle = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s6) var(--s4);
  @media (max-width: ${breakpoints.md - 1}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
