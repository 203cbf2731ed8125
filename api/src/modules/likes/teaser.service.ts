import type { CallResponse } from '@duetto/shared/contract'
import sharp from 'sharp'
import type { Deps } from '../../app/deps'
import { freePhotosSeen } from '../members/photosSeen'
import { findCards } from '../members/cards.repository'
import { countLockedPhotos, findStoredFilesOf } from '../photos/photos.repository'
import type { StoredFiles } from '../photos/photos.repository'
import { thumbFile } from '../photos/photos.presenter'
import { storedPhotoName } from '../photos/storedFiles'
import { findReceivedLikes } from './likes.repository'

const facesMax = 5
/** Size of a blurred face in pixels, too small to recognise the person. */
const size = { width: 8, height: 10 }

/**
 * Returns how many real members like the member and how many locked photos they have, with blurred faces of the newest.
 * Omits fictional profiles, because a blurred face cannot be labelled as fictional. The response contains neither ids
 * nor file names.
 */
export const getLikesTeaser = async (deps: Deps, userId: number): Promise<CallResponse<'getLikesTeaser'>> => {
  const received = await findReceivedLikes(deps.db, userId)
  const cards = await findCards(
    deps.db,
    userId,
    received.map(({ id }) => id),
    deps.now(),
  )
  const likers = cards.filter((card) => !card.is_fictional)
  const photos = await findStoredFilesOf(
    deps.db,
    likers.flatMap(({ main_image: image }) => (image ? [image.id] : [])).slice(0, facesMax),
  )
  const faces = await Promise.all(photos.map((photo) => blur(deps, photo)))
  const locked = await countLockedPhotos(
    deps.db,
    likers.map(({ id }) => id),
    freePhotosSeen,
  )
  return {
    count: likers.length,
    faces: faces.flatMap((face) => (face ? [face] : [])),
    locked_photo_count: locked,
  }
}

const blur = async ({ storage, log }: Deps, { name, width }: StoredFiles): Promise<string | null> => {
  const stored = await storage.get(storedPhotoName(name, thumbFile(width)))
  if (!stored) return null
  try {
    const { data } = await sharp(stored.bytes)
      .blur(24)
      .resize({ ...size, fit: 'cover' })
      .webp({ quality: 40 })
      .toBuffer({ resolveWithObject: true })
    return `data:image/webp;base64,${data.toString('base64')}`
  } catch (error) {
    log.warn({ err: error }, 'a photo could not be blurred')
    return null
  }
}
