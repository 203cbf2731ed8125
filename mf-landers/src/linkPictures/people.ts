import { nicheGender, nicheMinAge } from '@duetto/shared/domain'
import type { Gender, NichePrefix } from '@duetto/shared/domain'

/** Face rendered by demo/src/faces. */
interface Drawn {
  /** File name without extension. */
  file: string
  gender: Gender
  age: number
}

const drawn: readonly Drawn[] = ['f34', 'm36', 'f44', 'm29', 'f27', 'm58', 'f49', 'm41', 'f66', 'f58'].map(
  (file) => ({
    file,
    gender: file.startsWith('f') ? 'female' : 'male',
    age: Number(file.slice(1)),
  }),
)

export const peopleFor = (niche: NichePrefix, first: number): string[] => {
  const gender = nicheGender(niche)
  const minAge = nicheMinAge(niche) ?? 0
  const files = drawn
    .filter((person) => (!gender || person.gender === gender) && person.age >= minAge)
    .map(({ file }) => file)
  const start = first % files.length
  return [...files.slice(start), ...files.slice(0, start)]
}
