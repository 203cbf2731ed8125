import { css } from '@emotion/react'
import { useState } from 'react'
import { pictureWidths, portraitSizes } from '../../domain'

interface PortraitProps {
  /** URLs of the full picture and the thumbnail; or pass `image`. */
  src?: string | null
  thumbSrc?: string | null
  image?: { filename: string; thumb_filename: string } | null
  alt?: string
  /** For the initial if there is no picture. */
  name?: string
  /** The sharp corner shows whose it is: the member's own is mirrored. */
  isOwn?: boolean
  /** Above the fold: loaded first. */
  isEager?: boolean
  /** The thumbnail, already in the browser's cache, is shown until the picture has loaded. */
  hasPreview?: boolean
  /** CSS width on the page, to choose between the two files. */
  sizes?: string
  className?: string
}

/**
 * A picture in the shape of a speech bubble. Without one, or if it fails to load: the initial on a soft
 * background.
 */
export const Portrait = (props: PortraitProps) => {
  const { image, alt, name = '', isOwn = false, isEager = false, sizes = portraitSizes } = props
  const { hasPreview = false, className } = props
  const src = props.src ?? image?.filename ?? null
  const thumb = props.thumbSrc ?? image?.thumb_filename ?? null
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const isThere = src !== null && failedSrc !== src
  return (
    <span
      css={[portraitStyle, isOwn && ownStyle]}
      className={className}
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
  font: 400 1rem / 1 var(--font-display);
  container-type: inline-size;
  /* A container's own units count for what is inside it. */
  > span {
    font-size: clamp(0.875rem, 40cqi, 5rem);
  }
`
