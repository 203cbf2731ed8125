import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import { lowPhone, phone } from '@duetto/shared/ui'

export const headStyle = css`
  display: grid;
  gap: var(--s2);
  margin-bottom: var(--s6);
  p {
    color: var(--ink-2);
  }
  ${lowPhone} {
    margin-bottom: var(--s3);
    h1 {
      font-size: var(--t-lg);
    }
    p {
      display: none;
    }
  }
`
export const gridStyle = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s6) var(--s4);
  ${phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
export const withPanelStyle = css`
  display: grid;
  gap: var(--s6);
  ${lowPhone} {
    > section > h2 {
      font-size: var(--t-lg);
    }
  }
  @media (min-width: ${breakpoints.lg}px) {
    &:has(> section) {
      grid-template-columns: 360px minmax(0, 1fr);
    }
    > section {
      position: sticky;
      top: calc(var(--bar) + var(--s5));
      align-self: start;
    }
    &:has(> section) > div ul,
    &:has(> section) > div > div[aria-hidden] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      /* Shows only two full rows. */
      > :nth-child(n + 7) {
        display: none;
      }
    }
    &:has(> section) > div > ul ~ section li:nth-of-type(n + 4) {
      display: none;
    }
  }
`
