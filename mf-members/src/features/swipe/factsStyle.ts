import { css } from '@emotion/react'

export const factsStyle = css`
  display: grid;
  gap: var(--s5);
  justify-items: start;
  align-content: start;
  > p {
    display: flex;
    gap: var(--s2);
    align-items: center;
    color: var(--ink-2);
  }
  h2 {
    font-size: var(--t-lg);
  }
  section > p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
    overflow-wrap: anywhere;
  }
`
