import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'

export const VisuallyHidden = (props: HTMLAttributes<HTMLSpanElement>) => (
  <span css={hiddenStyle} {...props} />
)

export const hiddenStyle = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
