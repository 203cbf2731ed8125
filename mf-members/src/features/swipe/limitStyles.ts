import { css } from '@emotion/react'

export const clockStyle = css`
  font: 600 var(--t-4xl) / 1.1 var(--font-text);
  color: var(--ink);
`
