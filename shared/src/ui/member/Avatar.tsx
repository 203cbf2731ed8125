import { css } from '@emotion/react'
import { Portrait } from './Portrait'
import type { PortraitImage } from './Portrait'

interface AvatarProps {
  image: PortraitImage | null
  name: string
  size?: number
  isOwn?: boolean
  isOnline?: boolean
}

/** Has no alternative text, so use it next to the name. */
export const Avatar = ({ image, name, size = 48, isOwn, isOnline = false }: AvatarProps) => (
  <span css={[avatarStyle, isOnline && onlineStyle, { width: size, height: size }]}>
    <Portrait image={image} name={name} alt="" isOwn={isOwn} sizes={`${size}px`} />
  </span>
)

const avatarStyle = css`
  position: relative;
  display: inline-block;
  flex: none;
  > span {
    width: 100%;
    height: 100%;
    aspect-ratio: 1;
    border-radius: 34% 34% 34% 10%;
  }
`
const onlineStyle = css`
  &::after {
    content: '';
    position: absolute;
    right: -2px;
    bottom: -2px;
    width: 12px;
    height: 12px;
    border: 2px solid var(--surface);
    border-radius: 50%;
    background: var(--success);
    forced-color-adjust: none;
  }
`
