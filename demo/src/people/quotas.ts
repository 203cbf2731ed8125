import { fullerFigures, nicheMinAge } from '@duetto/shared/domain'
import type { BodyType } from '@duetto/shared/domain'

/** Women of each kind a country needs for the landers' niches: 12, or a third in countries with fewer women. */
export const quotaOf = (women: number): number => Math.min(12, Math.floor(women / 3))

const matureAge = nicheMinAge('gilf') ?? 50
export const isFuller = ({ bodyType }: { bodyType: BodyType }): boolean => fullerFigures.includes(bodyType)

/** Returns the women's ages with the quota of mature women. Raises the oldest others to that age and above. */
export const withMatureWomen = (ages: readonly number[]): number[] => {
  const missing = quotaOf(ages.length) - ages.filter((age) => age >= matureAge).length
  const raised = ages
    .map((age, index) => ({ age, index }))
    .filter(({ age }) => age < matureAge)
    .toSorted((a, b) => b.age - a.age || a.index - b.index)
    .slice(0, Math.max(0, missing))
    .map(({ index }) => index)
  return ages.map((age, index) => (raised.includes(index) ? matureAge + raised.indexOf(index) : age))
}

/** Returns the women with the quota of curvy and full figures. Changes women of average build, from the first. */
export const withFullerWomen = <Woman extends { bodyType: BodyType }>(women: readonly Woman[]): Woman[] => {
  const average = women.filter(({ bodyType }) => bodyType === 'average')
  const changed = average.slice(0, Math.max(0, quotaOf(women.length) - women.filter(isFuller).length))
  return women.map((woman) => {
    const position = changed.indexOf(woman)
    return position < 0
      ? woman
      : { ...woman, bodyType: fullerFigures[position % fullerFigures.length] ?? 'curvy' }
  })
}
