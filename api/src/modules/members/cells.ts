import { distanceBlurKm } from '@duetto/shared/domain'
import type { Nearness } from './memberFilter'

export const kmPerDegree = 111
/** Margin for the rounding of a displayed distance. */
const roundingKm = 5
const degreesFromPole = 2

/** Maximum distance in km to a town whose members may be displayed within the radius. */
export const reachKm = (withinKm: number): number => withinKm + distanceBlurKm + roundingKm

/** Returns the integers from floor(`from`) to floor(`to`), or none if floor(`to`) is less. */
export const range = (from: number, to: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor(to) - Math.floor(from) + 1) },
    (_, index) => Math.floor(from) + index,
  )
const wrapped = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180

/**
 * Returns the cells of one degree, `lat,lon` of their south-western corners, that may have members displayed within the
 * radius; undefined near a pole, where they could be at any longitude.
 */
export const cellsAround = ({ from: { lat, lon }, withinKm }: Nearness): string[] | undefined => {
  const degrees = reachKm(withinKm) / kmPerDegree
  const farthest = Math.abs(lat) + degrees
  if (farthest > 90 - degreesFromPole) return undefined
  const degreesLon = degrees / Math.cos((farthest * Math.PI) / 180)
  const lons = new Set(range(lon - degreesLon, lon + degreesLon).map(wrapped))
  return range(lat - degrees, lat + degrees).flatMap((south) => [...lons].map((west) => `${south},${west}`))
}
