import { css } from '@emotion/react'

export const formStyle = css`
  display: grid;
  gap: var(--s5);
`
