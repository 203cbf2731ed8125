import { dayMs } from '@duetto/shared/domain'

const units = [
  ['year', 365 * dayMs],
  ['day', dayMs],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

export const inWords = (ms: number): string => {
  const [unit, length] = units.find(([, unitMs]) => ms % unitMs === 0) ?? ['ms', 1]
  const count = ms / length
  return `${count} ${unit}${count === 1 || unit === 'ms' ? '' : 's'}`
}
