import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import { short, phone } from '@duetto/shared/ui'

const stacked = `@media (max-width: ${breakpoints.lg - 1}px)`

export const pageStyle = css`
  display: grid;
  gap: var(--s6);
  ${phone} {
    gap: var(--s4);
  }
`
export const columnsStyle = css`
  display: grid;
  gap: var(--s5);
  /* Makes the whole page the containing block of the sticky button. */
  > aside {
    display: contents;
  }
  /* Keeps focused controls clear of the sticky button. Phones have scroll padding. */
  @media (min-width: ${breakpoints.md}px) and (max-width: ${breakpoints.lg - 1}px) {
    a,
    button {
      scroll-margin-bottom: calc(var(--nav) + var(--s4));
    }
  }
  @media (min-width: ${breakpoints.lg}px) {
    grid-template-columns: minmax(0, 1fr) 384px;
    gap: var(--s7) var(--s8);
    align-items: start;
    > [data-teaser] + div {
      grid-column: 1 / -1;
    }
    > aside {
      position: sticky;
      grid-row: 1;
      grid-column: 2;
      top: calc(var(--bar) + 24px);
      display: grid;
      gap: var(--s4);
    }
  }
`
export const leadStyle = css`
  margin-top: var(--s2);
  color: var(--ink-2);
  font-size: var(--t-lg);
  ${phone} {
    font-size: var(--t-md);
  }
  /* Keeps the portraits above the sticky button in a 320 × 568 px window. */
  @media (max-height: 640px) {
    font-size: var(--t-sm);
  }
`
export const claimStyle = css`
  display: flex;
  gap: var(--s3);
  align-items: center;
`
export const costStyle = css`
  display: grid;
  gap: var(--s2);
  justify-items: start;
  border: 1px solid var(--line);
  h2 {
    font-size: var(--t-lg);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    margin-bottom: calc(-1 * var(--s3));
    color: var(--primary-ink);
  }
`
export const actsStyle = css`
  display: grid;
  justify-items: center;
  > a {
    width: 100%;
  }
`
export const dockedStyle = css`
  ${stacked} {
    position: sticky;
    bottom: 0;
    z-index: 2;
    margin-inline: calc(-1 * var(--s6));
    padding: var(--s2) var(--s6) calc(var(--s2) + env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
    background: var(--surface);
  }
  ${phone} {
    bottom: calc(var(--nav) + env(safe-area-inset-bottom));
    margin-inline: calc(-1 * var(--s4));
    padding: var(--s2) var(--s4);
  }
  ${short} {
    position: static;
  }
`
