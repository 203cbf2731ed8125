import { css } from '@emotion/react'

export const headStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s2) var(--s5);
  max-width: 560px;
  margin: 0 auto var(--s4);
`
