import { bubbleStyle } from '../bubbleStyles'
import type { KindProps } from './types'

export const TextBody = ({ content: { text }, isMine }: KindProps) => (
  <p css={bubbleStyle} data-mine={isMine || undefined}>
    {text}
  </p>
)
