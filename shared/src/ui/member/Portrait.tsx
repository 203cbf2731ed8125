import { css } from '@emotion/react'
import { useState } from 'react'
import { pictureWidths, portraitSizes } from '../../domain'
import { EarlyPortrait } from './EarlyPortrait'

interface PortraitProps {
  /** URL of the full picture; alternative to `image`. */
  src?: string | null
  thumbSrc?: string | null
  image?: { filename: string; thumb_filename: string } | null
  alt?: string
  /** The member's name; its initial is shown if there is no picture. */
  name?: string
  /** Whether the picture is the viewer's own, which mirrors the bubble shape. */
  isOwn?: boolean
  /** Loads with high priority, for pictures above the fold. */
  isEager?: boolean
  /** Shows the thumbnail until the picture has loaded. */
  hasPreview?: boolean
  /** Width in CSS, as in `img.sizes`. */
  sizes?: string
  /** Position in the initial data of a member whose data has not arrived yet; see `EarlyPortrait`. */
  earlyIndex?: number
}

/** Picture in the shape of a speech bubble. Shows the initial if there is no picture or it fails to load. */
export const Portrait = (props: PortraitProps) => {
  const { image, alt, name = '', isOwn = false, isEager = false, sizes = portraitSizes } = props
  const { hasPreview = false, earlyIndex } = props
  const src = props.src ?? image?.filename ?? null
  const thumb = props.thumbSrc ?? image?.thumb_filename ?? null
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const isThere = src !== null && failedSrc !== src
  return (
    <span
      css={[portraitStyle, isOwn && ownStyle]}
      style={
        isThere && hasPreview && thumb ? { backgroundImage: `url(${JSON.stringify(thumb)})` } : undefined
      }
    >
      {isThere ? (
        <img
          src={thumb ?? src}
          srcSet={
            thumb && thumb !== src
              ? `${thumb} ${pictureWidths.thumb}w, ${src} ${pictureWidths.full}w`
              : undefined
          }
          sizes={thumb ? sizes : undefined}
          width={pictureWidths.full}
          height={1000}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          draggable={false}
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <span css={emptyStyle} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <span aria-hidden>{[...name][0]?.toLocaleUpperCase() ?? ''}</span>
          {earlyIndex !== undefined && <EarlyPortrait index={earlyIndex} />}
        </span>
      )}
    </span>
  )
}

const portraitStyle = css`
  display: block;
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  border-radius: var(--voice-in);
  background: var(--surface-2) center / cover;
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
const ownStyle = css`
  border-radius: var(--voice-out);
`
const emptyStyle = css`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  background: linear-gradient(160deg, var(--primary-soft), var(--secondary-soft));
  color: var(--primary-ink);
  container-type: inline-size;
  /* A container query unit works only in a descendant of the container. */
  > span:first-of-type {
    font: 400 clamp(0.875rem, 40cqi, 5rem) / 1 var(--font-display);
  }
`
