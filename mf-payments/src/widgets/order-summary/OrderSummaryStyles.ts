import { css } from '@emotion/react'
import { canHover, docked, short, phone, tapAreaStyle } from '@duetto/shared/ui'

export const summaryStyle = css`
  position: sticky;
  top: calc(var(--bar) + 24px);
  display: grid;
  gap: var(--s4);
  border: 1px solid var(--line);
  dl {
    display: grid;
    gap: var(--s2);
  }
  dl > div {
    display: flex;
    gap: var(--s4);
    justify-content: space-between;
  }
  dd {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  [data-total] {
    padding-top: var(--s3);
    border-top: 1px solid var(--line);
    font-weight: 700;
    font-size: var(--t-lg);
  }
  > p {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  > [data-links] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s5);
    a {
      ${tapAreaStyle}
    }
  }
  > p a {
    color: var(--primary-ink);
  }
  ${docked} {
    position: static;
  }
`

export const dockStyle = css`
  > span {
    display: none;
  }
  label {
    align-items: center;
    line-height: 1.3;
  }
  ${docked} {
    position: fixed;
    inset: auto 0 0;
    z-index: 7;
    display: grid;
    gap: var(--s1);
    padding: 6px var(--s6) calc(var(--s2) + env(safe-area-inset-bottom));
    ${phone} {
      padding-inline: var(--s4);
    }
    border-top: 1px solid var(--line);
    background: var(--surface);
    > span {
      display: flex;
      gap: var(--s3);
      align-items: baseline;
      justify-content: space-between;
    }
    small {
      color: var(--ink-2);
      font-size: var(--t-sm);
    }
    b {
      flex: none;
      font-variant-numeric: tabular-nums;
    }
    label {
      padding-block: 2px;
      font-size: var(--t-sm);
    }
    button {
      min-height: 48px;
      padding-inline: var(--s2);
      font-size: var(--t-md);
    }
    /* Fits the German label on one line. */
    @media (max-width: 359px) {
      button {
        font-size: 0.9375rem;
      }
    }
    ${short} {
      position: static;
      padding: 0;
      border: 0;
    }
  }
`

export const walletStyle = css`
  background: var(--ink);
  color: var(--bg);
  ${canHover} {
    &:hover {
      background: var(--ink);
    }
  }
`
