import { css } from '@emotion/react'
import { breakpoints } from '@duetto/shared/domain'

export const cardStyle = css`
  display: grid;
  gap: var(--s4) var(--s7);
  @media (min-width: ${breakpoints.md}px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 8fr);
    align-items: center;
  }
`

export const headStyle = css`
  display: grid;
  align-content: start;
  gap: var(--s2);
  min-width: 0;
  h2 {
    font-size: var(--t-xl);
    text-wrap: balance;
    overflow-wrap: break-word;
    outline: none;
  }
  p {
    color: var(--ink-2);
    font-size: var(--t-sm);
  }
  progress {
    max-width: 240px;
    height: 6px;
    margin-bottom: var(--s2);
  }
`

export const formStyle = css`
  display: grid;
  gap: var(--s4);
  min-width: 0;
  textarea {
    min-height: 76px;
  }
`

export const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s3);
`
