import { limits } from './limits'

/** Accepts existing `YYYY-MM-DD` dates from 1900 on. */
export const isCalendarDate = (date: string): boolean => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const utc = new Date(Date.UTC(year, month - 1, day))
  return year >= 1900 && utc.getUTCMonth() === month - 1 && utc.getUTCDate() === day
}

/** Age in full years on the UTC day of `now`. */
export const ageAt = (birthDate: string, now: Date): number => {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number)
  const years = now.getUTCFullYear() - year
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day)
  return hadBirthday ? years : years - 1
}

export const birthDateIssue = (
  date: string,
  now: Date,
  minAge: number = limits.minAge,
): 'invalid' | 'too_young' | null => {
  if (!isCalendarDate(date)) return 'invalid'
  const age = ageAt(date, now)
  if (age > 120 || age < 0) return 'invalid'
  return age < Math.max(minAge, limits.minAge) ? 'too_young' : null
}
