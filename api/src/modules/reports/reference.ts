import { randomInt } from 'node:crypto'

/** Without 0, O, 1, I and L, because references are read out on the phone. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export const createReference = (prefix: 'R' | 'C'): string => {
  const part = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return `${prefix}-${part()}-${part()}`
}
