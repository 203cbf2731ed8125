import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'
import { short } from '@duetto/shared/ui'
import { below } from './pageStyles'

export const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  ${below(breakpoints.md)} {
    position: fixed;
    inset: auto 0 0;
    z-index: 7;
    flex-wrap: nowrap;
    padding: 10px var(--s4) calc(10px + env(safe-area-inset-bottom));
    background: var(--surface);
    border-top: 1px solid var(--line);
    > button {
      flex: 1 1 0;
      min-width: min-content;
      padding-inline: var(--s3);
      white-space: nowrap;
    }
  }
  ${short} {
    position: static;
    padding-inline: 0;
    border: 0;
  }
`

export const aboutStyle = css`
  max-width: 62ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

export const factsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  > div {
    display: flex;
    gap: 6px;
    align-items: baseline;
    padding: 7px 14px;
    border: 1.5px solid var(--line);
    border-radius: var(--r-pill);
    background: var(--surface);
    font-size: var(--t-sm);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 600;
  }
`

export const similarStyle = css`
  display: grid;
  gap: var(--s5);
  margin-top: var(--s8);
  padding-top: var(--s7);
  border-top: 1px solid var(--line);
`

export const similarGridStyle = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s5);
  ${below(breakpoints.md)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s5) var(--s3);
  }
`

export const groupStyle = css`
  display: flex;
  align-items: center;
  gap: var(--s1);
`

export const quietActionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-left: -10px;
  > button,
  > section button {
    padding-inline: 10px;
    font-size: var(--t-sm);
  }
  ${below(breakpoints.sm)} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(84px, 1fr));
    margin-inline: 0;
    > form,
    > section:has(h2) {
      grid-column: 1 / -1;
    }
    > button,
    > section:not(:has(h2)) button {
      flex-direction: column;
      gap: var(--s1);
      width: 100%;
      height: 100%;
      padding: var(--s2) var(--s1);
      font-size: var(--t-xs);
      text-align: center;
    }
    > section:not(:has(h2)) > div {
      height: 100%;
    }
  }
`
