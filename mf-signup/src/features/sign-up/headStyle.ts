import { css } from '@emotion/react'
import { lowPhone } from '@duetto/shared/ui'

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
  /* Makes room for the note, so that the first question stays in view. */
  ${lowPhone} {
    &:has(+ [data-saved]) > p {
      display: none;
    }
  }
`
