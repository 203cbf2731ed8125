/** Radii of the search in kilometres. */
export const searchRadiiKm = [10, 25, 50, 100, 250, 500] as const
export type SearchRadiusKm = (typeof searchRadiiKm)[number]

/** Largest offset of a displayed distance. It is fixed per pair of members, so repeated searches do not average it out. */
export const distanceBlurKm = 5

export const searchSorts = ['suggested', 'nearest', 'newest', 'active'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Choices of the filter for new members: days since they joined. */
export const newWithinDays = [1, 7, 30] as const
