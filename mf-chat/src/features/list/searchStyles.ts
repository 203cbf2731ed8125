import { css } from '@emotion/react'

export const resultsStyle = css`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  h2 {
    padding: var(--s3) var(--s5) var(--s1);
    color: var(--ink-2);
    font: 650 var(--t-sm) / 1.4 var(--font-text);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [data-context] {
    grid-area: 4 / 2 / auto / -1;
    display: -webkit-box;
    overflow: hidden;
    color: var(--ink-2);
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  mark {
    border-radius: 3px;
    background: var(--secondary-soft);
    color: var(--secondary-ink);
    font-weight: 650;
  }
  section > button {
    margin: var(--s2) var(--s5) var(--s4);
  }
`
