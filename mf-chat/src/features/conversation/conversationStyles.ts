import { css } from '@emotion/react'
import { short, phone } from '@duetto/shared/ui'

export const paneStyle = css`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-width: 0;
  min-height: 0;
`
export const headerRowStyle = css`
  display: flex;
  gap: var(--s3);
  align-items: center;
  min-height: 64px;
  padding: 8px var(--s5);
  border-bottom: 1px solid var(--line);
  ${phone} {
    padding-block: 6px;
    @media (max-height: 640px) {
      min-height: 52px;
      padding-block: 3px;
    }
  }
`
export const headerStyle = css`
  ${headerRowStyle}
  > div {
    flex: 1;
    min-width: 0;
  }
  h2 {
    overflow: hidden;
    font-size: var(--t-lg);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  h2 a {
    color: inherit;
    text-decoration: none;
  }
  > div:first-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--s3);
    align-items: center;
  }
  h2 {
    max-width: 100%;
    line-height: 1.35;
  }
  p:empty {
    display: none;
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--s2);
    align-items: center;
    min-width: 0;
    color: var(--ink-2);
    font-size: var(--t-sm);
    line-height: 1.3;
  }
  p > span {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }
  [data-back] {
    display: none;
  }
  ${phone} {
    padding-inline: 2px 6px;
    [data-back] {
      display: inline-grid;
    }
    /* Next to a label, hides the words of the online status visually, because they would need a third row. */
    p > :not(:first-child) > span:last-child {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* Saves height at 400% zoom: the header stays on one line. */
  ${short} {
    min-height: 0;
    padding-block: 0;
    > span {
      display: none;
    }
    > div:first-of-type {
      flex-wrap: nowrap;
    }
    h2 {
      min-width: 0;
      font-size: var(--t-md);
    }
    p {
      flex: none;
      flex-wrap: nowrap;
    }
  }
`
