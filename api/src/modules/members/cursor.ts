import { z } from 'zod'
import { DomainError } from '../../http/DomainError'

const positionSchema = z.strictObject({
  at: z.iso.datetime(),
  id: z.int().positive(),
  /** Displayed distance of the last person in km, if the results are ordered by distance. */
  km: z.int().positive().optional(),
  /**
   * Position in the order "suggested", which ranks candidates in windows. The current window begins after
   * `at` and `id`.
   */
  ranked: z
    .strictObject({
      score: z.number(),
      id: z.int().positive(),
      /** Last candidate of the window; fixed, so that no member enters the window between two pages. */
      end: z.strictObject({ at: z.iso.datetime(), id: z.int().positive() }),
    })
    .optional(),
})

export type Position = z.output<typeof positionSchema>

/**
 * Positions of a search, one per kind of profile. All its pages use the time of the first page, `now`, so that people
 * who come online do not shift later pages.
 */
const cursorSchema = z.strictObject({
  now: z.iso.datetime(),
  real: positionSchema,
  fictional: positionSchema,
  total: z.int().nonnegative(),
})
export type SearchCursor = z.output<typeof cursorSchema>

export const encodeCursor = (cursor: SearchCursor): string =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

export const decodeCursor = (text: string): SearchCursor => {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw new DomainError('bad_input', { field: 'cursor' })
  }
}

/** Position before the first result of a search at `now`. */
export const startAt = (now: Date): Position => ({ at: now.toISOString(), id: Number.MAX_SAFE_INTEGER })
