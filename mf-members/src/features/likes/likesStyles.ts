import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import { phone } from '@duetto/shared/ui'

export const headStyle = css`
  display: grid;
  gap: var(--s3);
  margin-bottom: var(--s6);
`

export const gridStyle = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--s6) var(--s5);
  @media (max-width: ${breakpoints.xl - 1}px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  @media (max-width: ${breakpoints.lg - 1}px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s5) var(--s3);
  }
`

export const actionStyle = css`
  margin-top: var(--s3);
  > * {
    width: 100%;
  }
  > button {
    padding-inline: var(--s2);
  }
`
