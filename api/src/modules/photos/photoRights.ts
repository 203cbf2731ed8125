import type { Deps } from '../../app/deps'
import { photosSeenBy } from '../members/photosSeen'
import { findMember } from '../members/member.repository'
import type { SessionUser } from '../../http/session'
import { photoPath, wholeFile } from './photos.presenter'
import { findStoredPhoto, wasSentTo } from './photos.repository'
import type { StoredPhoto } from './photos.repository'

export type Right = 'public' | 'private' | 'signed' | null

export const photoRight = async (
  deps: Deps,
  viewer: SessionUser | 'signed' | null,
  name: string,
): Promise<Right> => {
  const photo = await findStoredPhoto(deps.db, name)
  if (!photo) return null
  if (viewer !== 'signed' && viewer?.id === photo.user_id) return 'private'
  if (!photo.is_owner_active || photo.status !== 'active') return null
  if (viewer === 'signed') return 'signed'
  if (photo.is_main && photo.is_public && !photo.is_private) return 'public'
  if (!viewer) return null
  return (await isSeenBy(deps, viewer, photo, name)) ? 'private' : null
}

const isSeenBy = async (
  deps: Deps,
  viewer: SessionUser,
  photo: StoredPhoto,
  name: string,
): Promise<boolean> => {
  const member = await findMember(deps.db, viewer.id, photo.user_id)
  if (!member?.is_in_sight) return false
  const seen = photosSeenBy(
    { id: viewer.id, isPaid: viewer.paidUser },
    {
      id: photo.user_id,
      isPrivate: member.is_private,
      hasPublicPhoto: member.has_public_photo,
      trustsViewer: member.is_match || member.has_written_to_me,
    },
  )
  return photo.place < seen || wasSentTo(deps.db, viewer.id, photo.user_id, photoPath(name, wholeFile))
}
