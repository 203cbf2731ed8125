import type { Photo } from '@duetto/shared/contract'
import { Icon, icons, Portrait, VisuallyHidden } from '@duetto/shared/ui'
import { useIntl } from 'react-intl'
import { lockStyle, thumbsStyle, thumbStyle } from './galleryStyles'
import { galleryMessages } from './messages'

interface ThumbsProps {
  photos: readonly Photo[]
  index: number
  lockedCount: number
  onShow: (index: number) => void
}

export const Thumbs = ({ photos, index, lockedCount, onShow }: ThumbsProps) => {
  const { formatMessage, formatNumber } = useIntl()
  const total = photos.length
  if (total < 2 && lockedCount === 0) return null
  return (
    <ul css={thumbsStyle}>
      {photos.map((photo, place) => (
        <li key={photo.id}>
          <button
            type="button"
            css={thumbStyle}
            aria-current={place === index}
            aria-label={formatMessage(galleryMessages.photoNumber, { number: place + 1, total })}
            onClick={() => onShow(place)}
          >
            <Portrait image={photo} alt="" sizes="96px" />
          </button>
        </li>
      ))}
      {lockedCount > 0 && (
        <li css={lockStyle}>
          <Icon path={icons.lock} />
          <span aria-hidden>{formatNumber(lockedCount, { signDisplay: 'always' })}</span>
          <VisuallyHidden>{formatMessage(galleryMessages.locked, { count: lockedCount })}</VisuallyHidden>
        </li>
      )}
    </ul>
  )
}
