import type { Photo, ProfileCard } from '@duetto/shared/contract'
import { portraitSizes, sizesOf } from '@duetto/shared/domain'
import { IconButton, Portrait, ProfileTag, icons, isLabelled } from '@duetto/shared/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { peopleMessages } from '../../widgets/people/messages'
import { galleryStyle, labelStyle, photoStyle, reportStyle } from './galleryStyles'
import { Lightbox } from './Lightbox'
import { LockedNote } from './LockedNote'
import { galleryMessages } from './messages'
import { PageButtons } from './PageButtons'
import { frameStyle } from './pageStyles'
import { Thumbs } from './Thumbs'
import { useGallery } from './useGallery'

interface GalleryProps {
  person: ProfileCard
  photos: readonly Photo[]
  lockedCount: number
  onReport: (photoId: number) => void
}

export const Gallery = ({ person, photos, lockedCount, onReport }: GalleryProps) => {
  const { formatMessage } = useIntl()
  const [isEnlarged, setEnlarged] = useState(false)
  const open = photos.filter(({ is_locked }) => !is_locked)
  const gallery = useGallery(open)
  const { photo, index } = gallery
  const { id, name } = person

  return (
    <section
      css={galleryStyle}
      aria-label={formatMessage(galleryMessages.photos, { name })}
      onKeyDown={gallery.onKeyDown}
    >
      <div css={frameStyle} data-grown {...gallery.swipe}>
        {photo ? (
          <button
            type="button"
            css={photoStyle}
            aria-label={formatMessage(galleryMessages.enlarge)}
            onClick={() => setEnlarged(true)}
          >
            <Portrait
              isEager
              image={photo}
              sizes={sizesOf(portraitSizes.profile)}
              alt={formatMessage(peopleMessages.photoOf, { name })}
            />
          </button>
        ) : (
          <Portrait src={null} alt={formatMessage(galleryMessages.none, { name })} />
        )}
        {isLabelled(person) && (
          <span css={labelStyle}>
            <ProfileTag profile={person} />
          </span>
        )}
        <PageButtons gallery={gallery} />
        {photo && (
          <span css={reportStyle}>
            <IconButton
              icon={icons.flag}
              variant="floating"
              label={formatMessage(galleryMessages.report)}
              onClick={() => onReport(photo.id)}
            />
          </span>
        )}
      </div>
      <Thumbs photos={open} index={index} lockedCount={lockedCount} onShow={gallery.show} />
      {lockedCount > 0 && <LockedNote profileId={id} />}
      {isEnlarged && photo && (
        <Lightbox
          name={name}
          profile={person}
          gallery={gallery}
          total={open.length}
          onClose={() => setEnlarged(false)}
        />
      )}
    </section>
  )
}
