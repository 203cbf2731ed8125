import { splitLinks } from '@duetto/shared/domain'
import { Icon, icons } from '@duetto/shared/ui'
import { useMemo } from 'react'
import { bubbleStyle } from '../bubbleStyles'
import { isOnlyEmoji } from './isOnlyEmoji'
import { emojiStyle, hostsStyle } from './textStyles'
import type { KindProps } from './types'

export const TextBody = ({ content: { text }, isMine }: KindProps) => {
  const parts = useMemo(() => splitLinks(text), [text])
  const hosts = new Set(parts.flatMap((part) => (part.kind === 'link' ? [part.host] : [])))
  if (isOnlyEmoji(text)) return <p css={emojiStyle}>{text.trim()}</p>
  return (
    <div css={bubbleStyle} data-mine={isMine || undefined}>
      <p>
        {parts.map((part, index) =>
          part.kind === 'link' ? (
            // URLs are left-to-right, whatever the direction of the message.
            <a key={index} dir="ltr" href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </p>
      {hosts.size > 0 && (
        <p css={hostsStyle}>
          {[...hosts].map((host) => (
            <span key={host} dir="ltr">
              <Icon path={icons.external} size={14} /> {host}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
