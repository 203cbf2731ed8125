import type { Country } from '@duetto/shared/domain'
import type { Place } from '../places.repository'
import { europeanTowns } from './europe'
import { furtherTowns } from './further'
import { overseasTowns } from './overseas'
import type { Town } from './Town'

const towns = { ...europeanTowns, ...overseasTowns }

const present =
  (country: Country) =>
  ([region, city, lat, lon, thousands]: Town): Place => ({
    country,
    region,
    city,
    lat,
    lon,
    population: thousands * 1000,
  })

/** Returns the towns in which demo members live. */
export const placesOf = (country: Country): Place[] => towns[country].map(present(country))

export const allPlaces = (): Place[] =>
  (Object.keys(towns) as Country[]).flatMap((country) => [
    ...placesOf(country),
    ...(furtherTowns[country] ?? []).map(present(country)),
  ])
