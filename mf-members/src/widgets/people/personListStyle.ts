import { css } from '@emotion/react'

export const personListStyle = css`
  display: grid;
  gap: var(--s5);
  li + li {
    border-top: 1px solid var(--line);
  }
`

export const personLineStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s3);
  align-items: center;
  padding: var(--s3) 0;
`
