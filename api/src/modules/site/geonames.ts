import { isCountry } from '@duetto/shared/domain'
import type { Place } from './places.repository'

/** Columns of `citiesN.txt`, see download.geonames.org/export/dump/readme.txt. */
const column = { name: 1, lat: 4, lon: 5, country: 8, region: 10, population: 14 } as const
const columnsMin = 19

/** Reads `admin1CodesASCII.txt` (`IT.09<tab>Lombardy<tab>…`) and returns the names by code. */
export const readRegionNames = (text: string): Map<string, string> =>
  new Map(
    text.split(/\r?\n/).flatMap((line) => {
      const [code, name] = line.split('\t')
      return code && name ? [[code, name]] : []
    }),
  )

export const readTowns = (
  text: string,
  regions: ReadonlyMap<string, string>,
  populationMin: number,
): Place[] => {
  const towns = new Map<string, Place>()
  for (const line of text.split(/\r?\n/)) {
    const fields = line.split('\t')
    const country = fields[column.country] ?? ''
    const region = regions.get(`${country}.${fields[column.region]}`)
    const city = fields[column.name]
    const [lat, lon, population] = [column.lat, column.lon, column.population].map((at) => Number(fields[at]))
    if (fields.length < columnsMin || !isCountry(country) || !region || !city) continue
    if (!isWithin(lat, 90) || !isWithin(lon, 180) || !(Number(population) >= populationMin)) continue
    const key = `${country}/${region}/${city}`
    const known = towns.get(key)
    if (known && known.population >= Number(population)) continue
    towns.set(key, { country, region, city, lat, lon, population: Number(population) })
  }
  return [...towns.values()]
}

const isWithin = (degrees: number | undefined, most: number): degrees is number =>
  degrees !== undefined && Math.abs(degrees) <= most
