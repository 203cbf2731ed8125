import { distanceBlurKm } from '@duetto/shared/domain'
import type { Nearness } from './memberFilter'

export const kmPerDegree = 111
const roundingKm = 5
const degreesFromPole = 2

export const reachKm = (withinKm: number): number => withinKm + distanceBlurKm + roundingKm

export const range = (from: number, to: number): number[] =>
  Array.from(
    { length: Math.max(0, Math.floor(to) - Math.floor(from) + 1) },
    (_, index) => Math.floor(from) + index,
  )
const wrapped = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180

/**
 * Returns the south-western corners (`lat,lon`) of the one-degree cells that a circle with the radius
 * `reachKm(withinKm)` may touch. Returns undefined if the circle comes within two degrees of a pole, where it may span
 * every longitude.
 */
export const cellsAround = ({ from: { lat, lon }, withinKm }: Nearness): string[] | undefined => {
  const degrees = reachKm(withinKm) / kmPerDegree
  const farthest = Math.abs(lat) + degrees
  if (farthest > 90 - degreesFromPole) return undefined
  const degreesLon = degrees / Math.cos((farthest * Math.PI) / 180)
  const lons = new Set(range(lon - degreesLon, lon + degreesLon).map(wrapped))
  return range(lat - degrees, lat + degrees).flatMap((south) => [...lons].map((west) => `${south},${west}`))
}
