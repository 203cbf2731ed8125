import type { CallResponse } from '@duetto/shared/contract'
import type { Deps } from '../../app/deps'
import { freePhotosSeen } from '../members/photosSeen'
import { findCards } from '../members/cards.repository'
import { countLockedPhotos } from '../photos/photos.repository'
import { findReceivedLikes } from './likes.repository'

/** Returns how many real members like the member, and how many of their photos are locked. */
export const getLikesTeaser = async (
  { db, now }: Deps,
  userId: number,
): Promise<CallResponse<'getLikesTeaser'>> => {
  const ids = (await findReceivedLikes(db, userId)).map(({ id }) => id)
  const cards = await findCards(db, userId, ids, now())
  const likers = cards.flatMap(({ id, is_fictional: isFictional }) => (isFictional ? [] : [id]))
  return {
    count: likers.length,
    faces: [],
    locked_photo_count: await countLockedPhotos(db, likers, freePhotosSeen),
  }
}
