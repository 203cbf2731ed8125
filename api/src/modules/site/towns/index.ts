import type { Country } from '@duetto/shared/domain'
import type { Place } from '../places.repository'
import { europeanTowns } from './europe'
import { overseasTowns } from './overseas'

const towns = { ...europeanTowns, ...overseasTowns }

export const placesOf = (country: Country): Place[] =>
  towns[country].map(([region, city, lat, lon, thousands]) => ({
    country,
    region,
    city,
    lat,
    lon,
    population: thousands * 1000,
  }))

export const allPlaces = (): Place[] => (Object.keys(towns) as Country[]).flatMap(placesOf)
