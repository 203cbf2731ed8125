import { css } from '@emotion/react'
import { phone } from '@duetto/shared/ui'

export const pageStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: var(--s8);
  align-items: start;
  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
  /* Leave room for the docked order button. */
  ${phone} {
    gap: var(--s6);
    padding-bottom: 96px;
    &:has([data-dock] [type='checkbox']) {
      padding-bottom: 152px;
    }
  }
`
