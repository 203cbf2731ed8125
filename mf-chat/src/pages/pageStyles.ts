import { css } from '@emotion/react'
import { phone } from '@duetto/shared/ui'

export const columnsStyle = css`
  display: grid;
  grid-template-columns: 380px minmax(0, 1fr);
  width: 100%;
  max-width: 1320px;
  min-height: 0;
  margin: 0 auto;
  border-inline: 1px solid var(--line);
  background: var(--surface);
  @media (max-width: 991px) {
    grid-template-columns: 300px minmax(0, 1fr);
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    border: 0;
  }
`
