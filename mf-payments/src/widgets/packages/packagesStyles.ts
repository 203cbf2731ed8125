import { css } from '@emotion/react'

export const gridStyle = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s4) var(--s3);
  min-width: 0;
  padding-top: 12px;
  legend {
    position: absolute;
    clip-path: inset(50%);
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Two or four columns, never three, depending on the width of the conversation instead of the window. */
export const compactStyle = css`
  --column: clamp(22%, (520px - 100%) * 999, 42%);
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(var(--column), 1fr));
  gap: var(--s2);
  min-width: 0;
  legend {
    position: absolute;
    clip-path: inset(50%);
  }
`
