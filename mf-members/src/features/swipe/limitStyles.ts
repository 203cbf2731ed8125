import { css } from '@emotion/react'

export const clockStyle = css`
  font: var(--display-weight, 400) var(--t-4xl) / 1.1 var(--font-display);
  font-variant-numeric: tabular-nums;
  color: var(--ink);
`
