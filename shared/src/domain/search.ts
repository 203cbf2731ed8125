import { allLocales } from './locales'
import {
  bodyTypes,
  childrenChoices,
  drinkingHabits,
  eyeColors,
  hairColors,
  interests,
  joiningReasons,
  relationshipStatuses,
  sexualities,
  smokingHabits,
  tattooChoices,
} from './profile'

export const searchRadiiKm = [10, 25, 50, 100, 250, 500] as const
export type SearchRadiusKm = (typeof searchRadiiKm)[number]

/**
 * Maximum random offset of a member's position. The offset is fixed per viewer and member, so repeated searches cannot
 * average it out.
 */
export const distanceBlurKm = 5

export const searchSorts = ['suggested', 'nearest', 'newest', 'active'] as const
export type SearchSort = (typeof searchSorts)[number]

export const newWithinDays = [1, 7, 30] as const
export type NewWithinDays = (typeof newWithinDays)[number]

/** A profile matches if it has at least one of the chosen values in each restricted field. */
export const searchedValues = {
  reason_for_joining: joiningReasons,
  interests,
  language: allLocales,
  relationship_status: relationshipStatuses,
  body_type: bodyTypes,
  hair_color: hairColors,
  eye_color: eyeColors,
  tattoos: tattooChoices,
  smoking: smokingHabits,
  children: childrenChoices,
  drinking: drinkingHabits,
  sexuality: sexualities,
} as const
export type SearchedField = keyof typeof searchedValues
export const searchedFields = Object.keys(searchedValues) as SearchedField[]

/**
 * False if the site hides regions in profiles, because a search would reveal them. In `search_fields`, `region` is an
 * alias of `countryregion`.
 */
export const hasRegionSearch = ({
  search_fields: offered,
  visible_profile_fields: visible,
}: {
  search_fields: readonly string[]
  visible_profile_fields: readonly string[]
}): boolean =>
  visible.includes('region') && ['countryregion', 'region'].some((field) => offered.includes(field))
