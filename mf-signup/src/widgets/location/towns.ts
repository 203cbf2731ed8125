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
/** An empty field offers all towns of a country with at most this many, otherwise none. */
const wholeListMost = 60

export const townsOf = (regions: readonly RegionData[], country: string | null): Town[] =>
  regions
    .filter((data) => data.country === country)
    .flatMap(({ region, cities }) => cities.map((city) => ({ region, city })))
    .sort((a, b) => a.city.localeCompare(b.city))

export const findTown = (
  towns: readonly Town[],
  { region, city }: Omit<Place, 'country'>,
): Town | undefined => {
  const name = foldText(city?.trim() ?? '')
  const named = towns.filter((town) => foldText(town.city) === name)
  return named.find((town) => town.region === region) ?? named[0]
}

/** Lists towns whose name starts with the typed text before towns in which only a later word does. */
export const suggestTowns = (towns: readonly Town[], typed: string): readonly Town[] => {
  const name = foldText(typed.trim())
  if (!name) return towns.length > wholeListMost ? [] : towns
  const starting = towns.filter(({ city }) => foldText(city).startsWith(name))
  const within = towns.filter(
    (town) =>
      !starting.includes(town) &&
      /[\s-]/.test(town.city) &&
      foldText(town.city)
        .split(/[\s-]/)
        .some((word) => word.startsWith(name)),
  )
  return [...starting, ...within].slice(0, suggestionsMost)
}

export const townError = (
  regions: readonly RegionData[] | null,
  { country, region, city }: Place,
): FieldError | null => {
  const towns = townsOf(regions ?? [], country)
  if (!city?.trim() || towns.length === 0 || findTown(towns, { region, city })) return null
  return { message: errorMessages.townUnknown }
}
