import { css } from '@emotion/react'

/** Makes the tap target of a link within text 44 px high without changing the height of the line. */
export const tapAreaStyle = css`
  position: relative;
  &::after {
    position: absolute;
    inset: calc((100% - var(--tap)) / 2) 0;
    content: '';
  }
`
