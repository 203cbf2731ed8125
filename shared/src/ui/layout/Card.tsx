import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'

export const Card = (props: HTMLAttributes<HTMLDivElement>) => <div css={cardStyle} {...props} />

const cardStyle = css`
  padding: var(--s6);
  border-radius: var(--r-lg);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`
