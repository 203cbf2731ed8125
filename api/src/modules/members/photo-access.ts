/** PHOTO-03: photos that a free member sees of a profile; a visitor sees the main one, where its owner agreed. */
export const freePhotosSeen = 2
export const visitorPhotosSeen = 1
/** What privacy mode leaves of a profile for members who do not know its owner. */
const strangerPhotosSeen = 1

export interface PhotoViewer {
  /** null: a visitor. */
  id: number | null
  isPaid: boolean
}
export interface PhotoOwner {
  id: number
  isPrivate: boolean
  /** Visitors may see the main photo. */
  hasPublicPhoto: boolean
  /** A match, or someone the owner has written to: privacy mode does not apply to them. */
  trustsViewer: boolean
}

/** How many photos of a profile the viewer sees, starting with the main one. */
export const photosSeenBy = (viewer: PhotoViewer, owner: PhotoOwner): number => {
  if (viewer.id === owner.id) return Infinity
  if (viewer.id === null) return owner.hasPublicPhoto ? visitorPhotosSeen : 0
  if (owner.isPrivate && !owner.trustsViewer) return strangerPhotosSeen
  return viewer.isPaid ? Infinity : freePhotosSeen
}
