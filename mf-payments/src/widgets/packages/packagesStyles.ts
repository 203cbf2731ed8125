import { css } from '@emotion/react'
import { phone } from '@duetto/shared/ui'

export const gridStyle = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s4) var(--s3);
  min-width: 0;
  padding-top: 12px;
  legend:not([data-title]) {
    position: absolute;
    clip-path: inset(50%);
  }
  legend[data-title] {
    padding: 0;
    font: var(--display-weight, 400) var(--t-xl) / 1.2 var(--font-display);
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    padding-top: 0;
  }
`

/** One row, because the whole order form must fit below a conversation on a small phone. */
export const compactStyle = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 6px;
  min-width: 0;
  @container (min-width: 541px) {
    padding-top: 8px;
  }
  legend {
    position: absolute;
    clip-path: inset(50%);
  }
`
