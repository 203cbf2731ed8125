import type { RegionData } from '@duetto/shared/contract'
import { foldText } from '@duetto/shared/domain'
import type { FieldError } from '@duetto/shared/ui'
import { errorMessages } from '../form/errorMessages'
import type { ProfileDraft } from '../../entities/own-profile/profileFields'

type Place = Pick<ProfileDraft, 'country' | 'region' | 'city'>
export interface Town {
  region: string
  city: string
}

const suggestionsMost = 8
/** A list of this length can be read, so it is offered whole where nothing matches. */
const wholeListMost = 30

/** Returns the towns of a country in alphabetical order. */
export const townsOf = (regions: readonly RegionData[], country: string | null): Town[] =>
  regions
    .filter((data) => data.country === country)
    .flatMap(({ region, cities }) => cities.map((city) => ({ region, city })))
    .sort((a, b) => a.city.localeCompare(b.city))

/** Returns the town with this name, ignoring case and accents; if several have it, the one in the region. */
export const findTown = (
  towns: readonly Town[],
  { region, city }: Omit<Place, 'country'>,
): Town | undefined => {
  const name = foldText(city?.trim() ?? '')
  const named = towns.filter((town) => foldText(town.city) === name)
  return named.find((town) => town.region === region) ?? named[0]
}

/** Returns suggestions for a typed name: those that start with it, then those with a word that does. */
export const suggestTowns = (towns: readonly Town[], typed: string): readonly Town[] => {
  const name = foldText(typed.trim())
  const starting = name ? towns.filter(({ city }) => foldText(city).startsWith(name)) : []
  const within = name
    ? towns.filter(
        (town) =>
          !starting.includes(town) &&
          /[\s-]/.test(town.city) &&
          foldText(town.city)
            .split(/[\s-]/)
            .some((word) => word.startsWith(name)),
      )
    : []
  const found = [...starting, ...within].slice(0, suggestionsMost)
  return found.length > 0 || towns.length > wholeListMost ? found : towns
}

/** The town has to exist where the site knows the country’s towns. It may be empty. */
export const townError = (
  regions: readonly RegionData[],
  { country, region, city }: Place,
): FieldError | null => {
  const towns = townsOf(regions, country)
  if (!city?.trim() || towns.length === 0 || findTown(towns, { region, city })) return null
  return { message: errorMessages.townUnknown }
}
