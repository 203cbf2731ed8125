import { css } from '@emotion/react'
import { Button, Dialog, icons, Icon } from '@duetto/shared/ui'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { mediaOpened } from '../../../entities/attachment/slice'
import { useChatDispatch } from '../../../state'
import { photoMessages as texts } from './photoMessages'
import type { KindProps } from './types'

const MAX_PX = 300

export const PhotoBody = ({ content: { id, media, attachment }, isMine }: KindProps) => {
  const { formatMessage } = useIntl()
  const dispatch = useChatDispatch()
  const [isOpen, setIsOpen] = useState(false)
  const warningId = useId()
  if (!media) return null
  const { width, height, cover, is_covered: isCovered, may_show_nudity: mayShowNudity } = attachment ?? {}
  const scale = width && height ? Math.min(1, MAX_PX / Math.max(width, height)) : 1
  const size = width && height ? { width: width * scale, aspectRatio: `${width} / ${height}` } : {}
  const background = cover ? { backgroundImage: `url(${cover})` } : {}
  const alt = formatMessage(isMine ? texts.mine : texts.theirs)
  if (isCovered && id !== undefined)
    return (
      <div css={photoStyle} style={{ ...size, ...background }} data-covered data-mine={isMine || undefined}>
        {mayShowNudity && (
          <p id={warningId} css={warningStyle}>
            {formatMessage(texts.mayShowNudity)}
          </p>
        )}
        <Button
          variant="outline"
          aria-describedby={mayShowNudity && warningId}
          onClick={() => dispatch(mediaOpened(id))}
        >
          <Icon path={icons.eye} /> {formatMessage(texts.show)}
        </Button>
      </div>
    )
  return (
    <>
      <button
        type="button"
        css={photoStyle}
        style={{ ...size, ...background }}
        data-mine={isMine || undefined}
        aria-label={`${alt}. ${formatMessage(texts.enlarge)}`}
        onClick={() => setIsOpen(true)}
      >
        <img src={media} alt={alt} width={width ?? undefined} height={height ?? undefined} />
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={alt} size="large">
        <span data-unveil>
          <img css={largeStyle} src={media} alt={alt} />
        </span>
      </Dialog>
    </>
  )
}

const photoStyle = css`
  display: grid;
  place-items: center;
  max-width: min(76vw, ${MAX_PX}px);
  min-width: 120px;
  min-height: 96px;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: 20px 20px 20px 5px;
  background: var(--surface-2) center / cover;
  cursor: pointer;
  &[data-mine] {
    border-radius: 20px 20px 5px 20px;
  }
  &[data-covered] {
    min-width: 200px;
    min-height: 160px;
    align-content: center;
    gap: 8px;
    cursor: default;
  }
  &[data-covered] button {
    background: var(--surface);
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
const warningStyle = css`
  margin: 0;
  padding: 4px 12px;
  border-radius: var(--r-md);
  background: var(--surface);
  color: var(--ink);
  font-weight: 600;
  text-align: center;
`
const largeStyle = css`
  display: block;
  max-width: 100%;
  max-height: 76dvh;
  margin: 0 auto;
  border-radius: var(--r-md);
`
