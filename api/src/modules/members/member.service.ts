import type { Profile } from '@duetto/shared/contract'
import type { ProfileField } from '@duetto/shared/domain'
import { DomainError } from '../../http/DomainError'
import type { Deps } from '../../app/deps'
import { findCard } from './cards.repository'
import { findMember, findPhotos } from './member.repository'
import { presentProfile } from './members.presenter'
import { photosSeenBy } from './photosSeen'

export interface ProfileViewer {
  id: number | null
  isPaid: boolean
}
interface VisibleFields {
  fields: readonly ProfileField[]
  hasNotes: boolean
}

/** Throws the same `not_found` for unknown and hidden members, because viewers must not learn the reason. */
export const getMember = async (
  deps: Deps,
  viewer: ProfileViewer,
  id: number,
  visible: VisibleFields,
): Promise<Profile> => {
  const row = await findMember(deps.db, viewer.id, id)
  const card = row?.is_in_sight ? await findCard(deps.db, viewer.id, id, deps.now()) : undefined
  if (!row || !card) throw new DomainError('not_found')
  const photosSeen = photosSeenBy(viewer, {
    id,
    isPrivate: row.is_private,
    hasPublicPhoto: row.has_public_photo,
    trustsViewer: row.is_match || row.has_written_to_me,
  })
  return presentProfile(card, row, await findPhotos(deps.db, id), { ...visible, photosSeen })
}
