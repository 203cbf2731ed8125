import { css } from '@emotion/react'

export const OnlineDot = () => <span css={dotStyle} aria-hidden />

const dotStyle = css`
  display: inline-block;
  flex: none;
  width: 10px;
  height: 10px;
  border-radius: 50%;
  background: var(--success);
  forced-color-adjust: none;
`
