import { css } from '@emotion/react'

/** Enlarges the tap target of a link within text to 44 px without changing the height of the line. */
export const tapAreaStyle = css`
  position: relative;
  &::after {
    position: absolute;
    inset: calc((100% - var(--tap)) / 2) 0;
    content: '';
  }
`
