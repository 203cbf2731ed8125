import { css } from '@emotion/react'

export const headStyle = css`
  display: grid;
  gap: var(--s2);
  h1 {
    font-size: var(--t-2xl);
  }
  p {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`
