import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import { personLineStyle } from '../../widgets/people/personListStyle'

export const headStyle = css`
  display: grid;
  gap: var(--s3);
  justify-items: start;
  > p {
    color: var(--ink-2);
  }
`

export const lineStyle = css`
  ${personLineStyle}
  > div {
    display: grid;
    justify-items: start;
    gap: var(--s1);
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
    font-weight: 600;
  }
  p {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  @media (max-width: ${breakpoints.sm - 1}px) {
    grid-template-columns: auto minmax(0, 1fr);
    > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`
