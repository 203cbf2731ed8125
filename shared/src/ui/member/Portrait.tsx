import { css } from '@emotion/react'
import { useMemo, useState } from 'react'
import { portraitHeight, portraitSizes, portraitSrcSet, sizesOf } from '../../domain'
import type { PortraitFiles } from '../../domain'
import { EarlyPortrait } from './EarlyPortrait'
import { previewUrl } from './previewUrl'

export interface PortraitImage extends Partial<Nullable<PortraitFiles>> {
  thumb_filename: string | null
  preview?: string | null
}
type Nullable<Fields> = { [Name in keyof Fields]: Fields[Name] | null }

interface PortraitProps {
  src?: string | null
  image?: PortraitImage | null
  alt?: string
  name?: string
  isOwn?: boolean
  isEager?: boolean
  sizes?: string
  earlyIndex?: number
}

/** Arbitrary: browsers use only the ratio of `width` to `height`, to reserve space before the picture has loaded. */
const intrinsicPx = 800

const tileSizes = sizesOf(portraitSizes.tile)

const filesOf = ({ portrait, portrait_width, has_avif }: PortraitImage): PortraitFiles | null =>
  portrait && portrait_width ? { portrait, portrait_width, has_avif: has_avif === true } : null

export const Portrait = (props: PortraitProps) => {
  const { image, alt, name = '', isOwn = false, isEager = false, sizes = tileSizes, earlyIndex } = props
  const src = props.src ?? image?.thumb_filename ?? null
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const isThere = src !== null && failedSrc !== src
  const files = image ? filesOf(image) : null
  const preview = image?.preview
  const background = useMemo(() => (preview ? `url(${previewUrl(preview)})` : undefined), [preview])
  return (
    <span
      css={[portraitStyle, isOwn && ownStyle]}
      data-preview={(isThere && background !== undefined) || undefined}
      style={isThere && background ? { backgroundImage: background } : undefined}
    >
      {isThere ? (
        <picture>
          {files?.has_avif && (
            <source type="image/avif" srcSet={portraitSrcSet(files, 'avif')} sizes={sizes} />
          )}
          <img
            src={src}
            srcSet={files ? portraitSrcSet(files, 'webp') : undefined}
            sizes={files ? sizes : undefined}
            width={intrinsicPx}
            height={portraitHeight(intrinsicPx)}
            alt={alt}
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isEager ? 'high' : undefined}
            // Asynchronous decoding would show an empty frame before the picture replaces an early portrait.
            decoding={isEager ? 'sync' : 'async'}
            draggable={false}
            onError={() => setFailedSrc(src)}
          />
        </picture>
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
  picture {
    display: contents;
  }
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
  /* cqi refers to the closest ancestor container, so a container cannot use it for itself. */
  > span:first-of-type {
    font: var(--display-weight, 400) clamp(0.875rem, 40cqi, 5rem) / 1 var(--font-display);
  }
`
