import type { RegionData } from '@duetto/shared/contract'
import { foldText, isCountry } from '@duetto/shared/domain'
import type { Db } from '../../infra/db/Db'
import { addPlaces, findPlaces, hasPlaces } from './places.repository'
import type { Place } from './places.repository'
import { allPlaces } from './towns'

/** Newly imported places appear after at most this time. */
const freshMs = 10 * 60_000
const cache = new WeakMap<Db, { places: Place[]; until: number }>()

const loadPlaces = async (db: Db): Promise<Place[]> => {
  const known = cache.get(db)
  if (known && known.until > Date.now()) return known.places
  const places = await findPlaces(db)
  if (places.length > 0) cache.set(db, { places, until: Date.now() + freshMs })
  return places
}

export const ensurePlaces = async (db: Db): Promise<void> => {
  if (!(await hasPlaces(db))) await addPlaces(db, allPlaces())
}

export const getRegions = async (db: Db): Promise<RegionData[]> => {
  const regions = new Map<string, RegionData>()
  for (const { country, region, city } of await loadPlaces(db)) {
    const key = `${country}/${region}`
    const entry = regions.get(key) ?? { country, region, cities: [] }
    entry.cities.push(city)
    regions.set(key, entry)
  }
  return [...regions.values()]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Squared chord on the unit sphere: monotonic in the distance, but cheaper. */
const chord = (a: Pick<Place, 'lat' | 'lon'>, b: Pick<Place, 'lat' | 'lon'>): number => {
  const point = ({ lat, lon }: Pick<Place, 'lat' | 'lon'>) => {
    const [phi, lambda] = [radians(lat), radians(lon)]
    return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)] as const
  }
  const [from, to] = [point(a), point(b)]
  return (from[0] - to[0]) ** 2 + (from[1] - to[1]) ** 2 + (from[2] - to[2]) ** 2
}

export const findNearest = async (db: Db, lat: number, lon: number): Promise<Place | undefined> => {
  let nearest: Place | undefined
  let least = Infinity
  for (const place of await loadPlaces(db)) {
    const distance = chord(place, { lat, lon })
    if (distance >= least) continue
    nearest = place
    least = distance
  }
  return nearest
}

export const findTown = async (
  db: Db,
  town: { country: string; region: string | null; city: string },
): Promise<Place | undefined> => {
  if (!isCountry(town.country)) return undefined
  const city = foldText(town.city)
  const alike = (await loadPlaces(db)).filter(
    (place) => place.country === town.country && foldText(place.city) === city,
  )
  const same = alike.filter((place) => place.city === town.city)
  const named = same.length > 0 ? same : alike
  return named.find((place) => place.region === town.region) ?? named[0]
}

export const hasTowns = async (db: Db, country: string): Promise<boolean> =>
  (await loadPlaces(db)).some((place) => place.country === country)
