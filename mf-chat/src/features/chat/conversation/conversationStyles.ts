import { css } from '@emotion/react'

export const logStyle = css`
  position: relative;
  display: flex;
  min-height: 0;
  background: var(--bg);
  > div {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 6px;
    min-width: 0;
    padding: var(--s5) var(--s6);
    overflow: auto;
    overscroll-behavior: contain;
  }
  > div:focus-visible {
    outline-offset: -3px;
  }
  /* Before the first message, lines to begin with come in below: nothing above them moves. */
  > [data-begun] > :first-child {
    margin-top: auto;
  }
  ol {
    display: flex;
    flex-direction: column;
    gap: 2px;
  }
  li {
    display: grid;
    justify-items: start;
  }
  li[data-mine] {
    justify-items: end;
  }
  li[data-day] {
    justify-items: center;
    padding: 10px 0;
    color: var(--ink-2);
    font-size: var(--t-xs);
    font-weight: 600;
  }
  [data-note] {
    align-self: center;
    max-width: 52ch;
    color: var(--ink-2);
    font-size: var(--t-sm);
    text-align: center;
  }
  [data-fictional] {
    display: flex;
    gap: 10px;
    align-self: center;
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
  @media (max-width: 767px) {
    > div {
      padding: var(--s4) var(--s3);
    }
  }
`
export const paneStyle = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  min-width: 0;
  min-height: 0;
`
export const headerStyle = css`
  display: flex;
  gap: var(--s3);
  align-items: center;
  min-height: 64px;
  padding: 8px var(--s5);
  border-bottom: 1px solid var(--line);
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
  /* Name and labels never lie over each other: one row where there is room, else two. */
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
  [data-back] {
    display: none;
  }
  @media (max-width: 767px) {
    padding: 6px 6px 6px 2px;
    [data-back] {
      display: inline-grid;
    }
  }
`
