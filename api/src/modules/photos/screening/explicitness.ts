import type { ReviewedPhoto } from '@duetto/shared/contract/console'

const labels = [
  [0.9, 'very_likely'],
  [0.6, 'likely'],
  [0.3, 'possible'],
] as const

export const explicitnessOf = (score: number | null): ReviewedPhoto['screening']['explicit'] =>
  score === null ? null : (labels.find(([from]) => score >= from)?.[1] ?? 'unlikely')
