import { css } from '@emotion/react'
import { phone } from '@duetto/shared/ui'
import { columnPadding } from '../../../widgets/column/columnPadding'

export const logStyle = css`
  position: relative;
  display: flex;
  min-height: 0;
  background: var(--bg);
  > [role='log'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
    padding: 0 ${columnPadding('var(--s5)')};
    overflow: auto;
    /* The virtualizer does its own scroll anchoring. */
    overflow-anchor: none;
    overscroll-behavior: contain;
  }
  > [role='log']:focus-visible {
    outline-offset: -3px;
  }
  ol {
    position: relative;
    flex: none;
    width: 100%;
    margin-top: auto;
  }
  /* An empty conversation starts at the top, because late suggestions must not move the content above them. */
  ol[data-empty] {
    margin-top: 0;
  }
  li {
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    justify-items: start;
    width: 100%;
    padding-bottom: 2px;
    outline-offset: 2px;
  }
  li[data-mine] {
    justify-items: end;
  }
  li[data-kind='day'],
  li[data-kind='intro'] {
    justify-items: center;
  }
  li[data-kind='day'] {
    padding: 10px 0;
    color: var(--ink-2);
    font-size: var(--t-xs);
    font-weight: 600;
  }
  li[data-kind='intro'] {
    gap: 6px;
    padding-top: var(--s5);
  }
  li:last-child {
    padding-bottom: var(--s5);
  }
  [data-note] {
    max-width: 52ch;
    color: var(--ink-2);
    font-size: var(--t-sm);
    text-align: center;
  }
  [data-fictional] {
    display: flex;
    gap: 10px;
    max-width: 600px;
    margin-bottom: var(--s2);
    padding: var(--s3) var(--s4);
    border-radius: var(--r-lg);
    background: var(--surface-2);
    font-size: var(--t-sm);
    line-height: 1.45;
  }
  [data-fictional] svg {
    flex: none;
    margin-top: 1px;
  }
  [data-new] {
    position: absolute;
    bottom: var(--s4);
    left: 50%;
    translate: -50%;
    box-shadow: var(--shadow-2);
  }
  [data-newest] {
    position: absolute;
    right: var(--s4);
    bottom: var(--s4);
  }
  ${phone} {
    > [role='log'] {
      padding: 0 var(--s3);
    }
    li[data-kind='intro'] {
      padding-top: var(--s4);
    }
  }
`
