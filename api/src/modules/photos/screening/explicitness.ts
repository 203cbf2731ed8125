import type { ReviewedPhoto } from '@duetto/shared/contract/console'

/** Lowest score of each word. */
const words = [
  [0.9, 'very_likely'],
  [0.6, 'likely'],
  [0.3, 'possible'],
] as const

/** Puts a score into a word for operators; null if there is none. */
export const explicitnessOf = (score: number | null): ReviewedPhoto['screening']['explicit'] =>
  score === null ? null : (words.find(([from]) => score >= from)?.[1] ?? 'unlikely')
