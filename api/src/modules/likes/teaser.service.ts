import type { CallResponse } from '@duetto/shared/contract'
import { limits } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { findCards } from '../members/cards.repository'
import { searchMembers } from '../members/members.service'
import { freePhotosSeen } from '../members/photosSeen'
import { countLockedPhotos } from '../photos/photos.repository'
import { findReceivedLikes } from './likes.repository'

interface TeaserViewer {
  id: number
  country: string | null
  isPaid: boolean
}

export const getLikesTeaser = async (
  deps: Deps,
  viewer: TeaserViewer,
): Promise<CallResponse<'getLikesTeaser'>> => {
  const { db, now } = deps
  const ids = (await findReceivedLikes(db, viewer.id)).map(({ id }) => id)
  const likers = (await findCards(db, viewer.id, ids, now())).filter((card) => !card.is_fictional)
  const isLiker = new Set(likers.map(({ id }) => id))
  const suggested = viewer.isPaid
    ? []
    : (await findSuggested(deps, viewer)).filter(({ id }) => !isLiker.has(id))
  const people = [...likers, ...suggested]
  const locked = await countLockedPhotos(
    db,
    people.map(({ id }) => id),
    freePhotosSeen,
  )
  const lockedOf = (id: number) => locked.get(id) ?? 0
  return {
    count: likers.filter(({ is_match: isMatch }) => !isMatch).length,
    people: people
      .filter(({ id, main_image: image }) => image !== null && lockedOf(id) > 0)
      .slice(0, limits.teaserPeople)
      .map((card) => ({ ...card, locked_photo_count: lockedOf(card.id) })),
  }
}

const findSuggested = async (deps: Deps, { id, country }: Pick<TeaserViewer, 'id' | 'country'>) => {
  const found = await searchMembers(
    deps,
    { photo: true, hide_fictional: true },
    { viewerId: id, country, visitorMode: 'none', hasPromoted: false, fictionalShare: 0 },
  )
  return found.profiles
}
