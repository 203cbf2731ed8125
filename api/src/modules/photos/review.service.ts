import type { PhotoRefusal } from '@duetto/shared/domain'
import type { Db } from '../../infra/db/Db'
import { lockOwnerOf, promoteMain } from './photos.repository'
import { hasMainPhoto, setReview } from './review.repository'
import type { Reviewed } from './review.repository'
import { recordRefused } from './screening/pictures.repository'

export const reviewPhoto = async (
  tx: Db,
  id: number,
  refusal: PhotoRefusal | null,
  now: Date,
  { isByProgram = false } = {},
): Promise<Reviewed | undefined> => {
  await lockOwnerOf(tx, id)
  const photo = await setReview(tx, id, refusal, isByProgram)
  if (!photo) return undefined
  await recordRefused(tx, id, now)
  if (!(await hasMainPhoto(tx, photo.user_id))) await promoteMain(tx, photo.user_id)
  return photo
}
