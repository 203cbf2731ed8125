import type { Profile, ProfileCard } from '@duetto/shared/contract'
import { useSession } from '@duetto/shared/platform'
import { Page } from '@duetto/shared/ui'
import { useState } from 'react'
import { BlockDialog } from './BlockDialog'
import { Gallery } from './Gallery'
import { OwnProfileNote } from './OwnProfileNote'
import { ProfileBar } from './ProfileBar'
import { ProfileDetails } from './ProfileDetails'
import { BarSkeleton } from './ProfileSkeleton'
import { ProfileWaiting } from './ProfileWaiting'
import { detailsStyle, layoutStyle, pageStyle } from './pageStyles'
import { ReportDialog } from './ReportDialog'
import type { ReportTarget } from './ReportDialog'
import { SimilarPeople } from './SimilarPeople'

const isComplete = (person: Profile | ProfileCard): person is Profile => 'photos' in person

export const ProfileView = ({ person }: { person: Profile | ProfileCard }) => {
  const { status, user } = useSession()
  const [isBlocking, setBlocking] = useState(false)
  const [reported, setReported] = useState<ReportTarget | null>(null)
  const profile = isComplete(person) ? person : null
  const { id, name } = person
  const isOwn = user?.id === id

  return (
    <Page css={pageStyle}>
      {profile ? (
        <ProfileBar
          profile={profile}
          isOwn={isOwn}
          onBlock={() => setBlocking(true)}
          onReport={() => setReported({ kind: 'profile', id })}
        />
      ) : (
        <BarSkeleton />
      )}
      {profile && isOwn && <OwnProfileNote />}
      <div css={layoutStyle}>
        <Gallery
          person={person}
          photos={profile ? profile.photos : photosOf(person)}
          lockedCount={profile?.locked_photo_count ?? 0}
          onReport={(photoId) => setReported({ kind: 'photo', id: photoId })}
        />
        <div css={detailsStyle}>
          {profile ? <ProfileDetails profile={profile} isOwn={isOwn} /> : <ProfileWaiting card={person} />}
        </div>
      </div>
      {profile && !isOwn && <SimilarPeople profile={profile} />}
      {profile && isBlocking && <BlockDialog profile={profile} onClose={() => setBlocking(false)} />}
      {reported && (
        <ReportDialog
          target={reported}
          name={name}
          onClose={() => setReported(null)}
          onBlock={isOwn || status !== 'member' ? undefined : () => setBlocking(true)}
        />
      )}
    </Page>
  )
}

const photosOf = ({ main_image: image }: ProfileCard) => (image ? [{ ...image, is_locked: false }] : [])
