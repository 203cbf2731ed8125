import { css } from '@emotion/react'
import { phone, tapAreaStyle } from '@duetto/shared/ui'

export const panelStyle = css`
  container-type: inline-size;
  display: grid;
  gap: var(--s2);
  width: 100%;
  min-width: 0;
  [data-method] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s3);
    align-items: center;
    min-height: var(--tap);
    a {
      ${tapAreaStyle}
      margin-left: auto;
    }
  }
  a {
    color: var(--primary-ink);
  }
  dl > div {
    display: flex;
    gap: var(--s4);
    justify-content: space-between;
    font-size: var(--t-sm);
  }
  dl > [data-total] {
    font-size: var(--t-lg);
    font-weight: 700;
    small,
    s {
      color: var(--ink-2);
      font-weight: 400;
      font-size: var(--t-sm);
    }
  }
  [data-unit] > span {
    display: inline-block;
  }
  /* Hidden if the package cards show the price per message. */
  @container (min-width: 341px) {
    @media (min-height: 641px) {
      [data-unit] {
        display: none;
      }
    }
  }
  dl + small {
    margin-top: -6px;
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  dd {
    flex: none;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  /* Keeps the total and the order button visible while the rest scrolls. -4px compensates for the scroller's
     padding. */
  [data-order] {
    position: sticky;
    bottom: -4px;
    display: grid;
    gap: var(--s2);
    padding-bottom: var(--s2);
    background: var(--surface);
    box-shadow: 0 -8px 8px var(--surface);
    @media (max-height: 500px) {
      position: static;
      box-shadow: none;
    }
  }
  label:has([type='checkbox']) {
    align-items: center;
    padding-block: 2px;
    line-height: 1.3;
  }
  ${phone} {
    gap: 6px;
    [data-order] {
      gap: 6px;
    }
    label {
      font-size: var(--t-sm);
    }
  }
  /* The order form must fit into a 320 × 568 px window. */
  @media (max-height: 640px) {
    gap: 4px;
    [data-method] {
      min-height: 36px;
    }
    label:has([type='checkbox']) {
      min-height: 40px;
      padding-block: 0;
    }
    [data-order] {
      gap: 3px;
      padding-bottom: var(--s4);
    }
    dl > [data-total] {
      line-height: 1.2;
    }
    dl + small {
      margin-top: -3px;
      font-size: var(--t-xs);
    }
    [data-order] button {
      min-height: 48px;
      padding-inline: var(--s2);
      font-size: 0.9375rem;
    }
  }
  > p:not([data-method]) {
    color: var(--ink-2);
    font-size: var(--t-sm);
    @media (max-height: 640px) {
      font-size: var(--t-xs);
      line-height: 1.3;
    }
  }
  /* Keeps the first line of the terms below the panel's edge, which would cut through it. */
  @media (max-height: 640px) {
    > [data-order] + p {
      margin-top: 20px;
    }
  }
  > [data-links] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
    a {
      ${tapAreaStyle}
    }
  }
`
