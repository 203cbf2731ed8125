export const freePhotosSeen = 2
export const visitorPhotosSeen = 1
const strangerPhotosSeen = 1

export interface PhotoViewer {
  id: number | null
  isPaid: boolean
}
export interface PhotoOwner {
  id: number
  isPrivate: boolean
  hasPublicPhoto: boolean
  trustsViewer: boolean
}

export const photosSeenBy = (viewer: PhotoViewer, owner: PhotoOwner): number => {
  if (viewer.id === owner.id) return Infinity
  if (viewer.id === null) return owner.hasPublicPhoto ? visitorPhotosSeen : 0
  if (owner.isPrivate && !owner.trustsViewer) return strangerPhotosSeen
  return viewer.isPaid ? Infinity : freePhotosSeen
}
