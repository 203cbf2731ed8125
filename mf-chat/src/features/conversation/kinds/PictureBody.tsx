import { bubbleStyle } from '../bubbleStyles'
import type { KindProps } from './types'

export const PictureBody = ({ content: { media, text }, isMine }: KindProps) =>
  media && <img src={media} alt={text} css={bubbleStyle} data-mine={isMine || undefined} data-media />
