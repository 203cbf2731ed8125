import { css } from '@emotion/react'

export const listStyle = css`
  display: grid;
  li + li {
    border-top: 1px solid var(--line);
  }
`
export const itemLineStyle = css`
  display: flex;
  gap: var(--s3);
  align-items: center;
  padding-block: var(--s3);
  p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p > span:last-child {
    display: block;
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
`

export const actionLineStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  padding-block: var(--s3);
  p {
    flex: 1 1 280px;
    color: var(--ink-2);
  }
  & + & {
    border-top: 1px solid var(--line);
  }
`
