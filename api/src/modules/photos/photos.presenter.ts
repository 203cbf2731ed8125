import type { Image } from '@duetto/shared/contract'

export const photoSizes = ['full', 'thumb', 'match'] as const
export type PhotoSize = (typeof photoSizes)[number]

export interface PhotoRow {
  id: number
  name: string
  status: 'pending' | 'active' | 'rejected'
}

/** Returns the path at which the API serves a stored photo. */
export const photoPath = (name: string, size: PhotoSize): string => `/media/photos/${name}/${size}.webp`

/** Name of a photo in the storage. */
export const storedPhotoName = (name: string, size: PhotoSize): string => `photos/${name}/${size}.webp`

/** Presents a photo with its URLs. Pass only photos that the viewer may see. */
export const presentImage = ({ id, name, status }: PhotoRow): Image => ({
  id,
  filename: photoPath(name, 'full'),
  thumb_filename: photoPath(name, 'thumb'),
  match: photoPath(name, 'match'),
  status,
})
