import { css } from '@emotion/react'
import { IconButton, icons } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { galleryMessages } from './messages'
import type { useGallery } from './useGallery'

export const PageButtons = ({ gallery }: { gallery: ReturnType<typeof useGallery> }) => {
  const { formatMessage } = useIntl()
  const { index, hasPrevious, hasNext, show } = gallery
  return (
    <>
      {hasPrevious && (
        <span css={sideStyle} data-side="left">
          <IconButton
            icon={icons.chevronLeft}
            variant="floating"
            label={formatMessage(galleryMessages.previous)}
            onClick={() => show(index - 1)}
          />
        </span>
      )}
      {hasNext && (
        <span css={sideStyle} data-side="right">
          <IconButton
            icon={icons.chevronRight}
            variant="floating"
            label={formatMessage(galleryMessages.next)}
            onClick={() => show(index + 1)}
          />
        </span>
      )}
    </>
  )
}

const sideStyle = css`
  position: absolute;
  top: calc(50% - var(--tap) / 2);
  &[data-side='left'] {
    left: var(--side, var(--s3));
  }
  &[data-side='right'] {
    right: var(--side, var(--s3));
  }
`
