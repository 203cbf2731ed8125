import { allLocales } from './locales'
import {
  bodyTypes,
  eyeColors,
  hairColors,
  interests,
  joiningReasons,
  relationshipStatuses,
  sexualities,
  tattooChoices,
} from './profile'

/** Radii of the search in kilometres. */
export const searchRadiiKm = [10, 25, 50, 100, 250, 500] as const
export type SearchRadiusKm = (typeof searchRadiiKm)[number]

/** Largest offset of a displayed distance. It is fixed per pair of members, so repeated searches do not average it out. */
export const distanceBlurKm = 5

export const searchSorts = ['suggested', 'nearest', 'newest', 'active'] as const
export type SearchSort = (typeof searchSorts)[number]

/** Choices of the filter for new members: days since they joined. */
export const newWithinDays = [1, 7, 30] as const
export type NewWithinDays = (typeof newWithinDays)[number]

/** Profile fields that can be searched, with their values. People with any of the chosen values are found. */
export const searchedValues = {
  reason_for_joining: joiningReasons,
  interests,
  language: allLocales,
  relationship_status: relationshipStatuses,
  body_type: bodyTypes,
  hair_color: hairColors,
  eye_color: eyeColors,
  tattoos: tattooChoices,
  sexuality: sexualities,
} as const
export type SearchedField = keyof typeof searchedValues
export const searchedFields = Object.keys(searchedValues) as SearchedField[]
