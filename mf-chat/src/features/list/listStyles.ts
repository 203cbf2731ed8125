import { css } from '@emotion/react'
import { phone } from '@duetto/shared/ui'

export const listStyle = css`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-right: 1px solid var(--line);
  ${phone} {
    border: 0;
  }
  > header {
    display: grid;
    gap: var(--s3);
    padding: var(--s5) var(--s5) var(--s3);
  }
  h1 {
    font-size: var(--t-2xl);
  }
  input[type='search'] {
    width: 100%;
    min-height: var(--tap);
    padding: 0 var(--s5);
    border: 0;
    border-radius: var(--r-pill);
    background: var(--surface-2);
  }
  input::placeholder {
    color: var(--ink-2);
    opacity: 1;
  }
`
export const chipsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: 10px var(--s2);
  @media (min-width: 768px) and (max-width: 991px) {
    gap: 10px 6px;
    button {
      padding-inline: 11px;
    }
  }
`
export const rowsStyle = css`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  > ol {
    position: relative;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: absolute;
    inset: 0 0 auto;
  }
  li > button {
    position: absolute;
    right: var(--s2);
    bottom: 0;
    color: var(--ink-2);
  }
  kbd {
    float: right;
    margin-left: var(--s4);
    color: var(--ink-2);
    font: inherit;
    font-size: var(--t-xs);
    line-height: 1.5rem;
  }
  @media (hover: hover) {
    li > button:not(:focus-visible, [aria-expanded='true']) {
      opacity: 0;
    }
    li:hover > button {
      opacity: 1;
    }
    li:hover [data-marks],
    li:has(> button:focus-visible, > button[aria-expanded='true']) [data-marks] {
      visibility: hidden;
    }
  }
  @media (hover: none) {
    kbd {
      display: none;
    }
    [data-marks] {
      margin-right: 32px;
    }
  }
`
export const rowStyle = css`
  position: relative;
  display: grid;
  /* The time and the marks start in different columns, so that each narrows only its own line. */
  grid-template: 1fr repeat(3, auto) 1fr / auto minmax(0, 1fr) auto auto;
  gap: 2px 0;
  align-items: center;
  padding: 8px var(--s5);
  color: inherit;
  text-decoration: none;
  &:hover {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    background: var(--primary-soft);
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: 8px auto 8px 0;
    width: 4px;
    border-radius: 0 4px 4px 0;
    background: var(--primary-ink);
  }
  > span:first-of-type {
    grid-row: 1 / -1;
    margin-right: var(--s3);
  }
  > span:not(:first-of-type) {
    display: contents;
  }
  b {
    grid-area: 2 / 2 / auto / 4;
    min-width: 0;
    font: var(--display-weight, 400) 1.0625rem/1.25 var(--font-display);
  }
  [data-fictional],
  [data-demo] {
    grid-area: 3 / 2 / auto / -1;
  }
  em {
    color: var(--danger-ink);
    font-style: normal;
    font-weight: 650;
  }
  [data-waits] {
    color: inherit;
  }
  [data-preview] > svg {
    vertical-align: -3px;
  }
  [data-preview] {
    grid-area: 4 / 2;
    overflow: hidden;
    color: var(--ink-2);
    font-size: 0.9375rem;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-unread] [data-preview] {
    color: var(--ink);
    font-weight: 650;
  }
  time {
    grid-area: 2 / 4;
    margin-left: var(--s2);
    color: var(--ink-2);
    font-size: var(--t-xs);
  }
  [data-marks] {
    display: flex;
    grid-area: 4 / 3 / auto / -1;
    gap: var(--s1);
    align-items: center;
    justify-self: end;
    min-height: 24px;
    padding-left: var(--s2);
    color: var(--ink-2);
  }
`
