import { css } from '@emotion/react'

/** Extends the target of a link within a line of text to 44 px, without changing the height of the line. */
export const tapAreaStyle = css`
  position: relative;
  &::after {
    position: absolute;
    inset: calc((100% - var(--tap)) / 2) 0;
    content: '';
  }
`
