import { css } from '@emotion/react'
import { docked } from '@duetto/shared/ui'

export const pageStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: var(--s8);
  align-items: start;
  ${docked} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s6);
  }
`
