import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'

export const pageStyle = css`
  display: grid;
  gap: var(--s5);
  ul {
    display: grid;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
`

export const headStyle = css`
  display: grid;
  gap: var(--s3);
  justify-items: start;
  > p {
    color: var(--ink-2);
  }
`

export const lineStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s3);
  align-items: center;
  padding: var(--s3) 0;
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
