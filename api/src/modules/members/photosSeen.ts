/** PHOTO-03: number of photos that a free member sees of a profile that is not in privacy mode. */
export const freePhotosSeen = 2
export const visitorPhotosSeen = 1
/** Number of photos that a member sees of a profile in privacy mode, unless `trustsViewer`. */
const strangerPhotosSeen = 1

export interface PhotoViewer {
  id: number | null
  isPaid: boolean
}
export interface PhotoOwner {
  id: number
  isPrivate: boolean
  /** Whether visitors may see the main photo. */
  hasPublicPhoto: boolean
  /** Whether the viewer is a match or the owner has written to them, so that privacy mode does not apply. */
  trustsViewer: boolean
}

export const photosSeenBy = (viewer: PhotoViewer, owner: PhotoOwner): number => {
  if (viewer.id === owner.id) return Infinity
  if (viewer.id === null) return owner.hasPublicPhoto ? visitorPhotosSeen : 0
  if (owner.isPrivate && !owner.trustsViewer) return strangerPhotosSeen
  return viewer.isPaid ? Infinity : freePhotosSeen
}
