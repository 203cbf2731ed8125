import { css } from '@emotion/react'

/** What something does, and its button: side by side, or below each other where there is no room. */
export const lineStyle = css`
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
