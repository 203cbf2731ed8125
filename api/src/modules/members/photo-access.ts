/** PHOTO-03: photos that a free member sees of a profile; a visitor sees the main one. */
export const freePhotosSeen = 2
export const visitorPhotosSeen = 1

export interface PhotoViewer {
  /** null: a visitor. */
  id: number | null
  isPaid: boolean
}
export interface PhotoOwner {
  id: number
  isPrivate: boolean
  /** A match, or somebody the owner wrote to: privacy mode opens for them. */
  trustsViewer: boolean
}

/** How many photos of a profile a viewer sees, counted from the main one. */
export const photosSeenBy = (viewer: PhotoViewer, owner: PhotoOwner): number => {
  if (viewer.id === owner.id) return Infinity
  if (viewer.id === null) return visitorPhotosSeen
  if (owner.isPrivate && !owner.trustsViewer) return visitorPhotosSeen
  return viewer.isPaid ? Infinity : freePhotosSeen
}
