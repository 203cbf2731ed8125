import { z } from 'zod'
import { DomainError } from '../../http/DomainError'

const positionSchema = z.strictObject({
  /** The time people are ordered by; `id` breaks ties. */
  at: z.iso.datetime(),
  id: z.int().positive(),
  /** Displayed distance of the last person, in an order by distance. */
  km: z.int().positive().optional(),
  /** Set in an order by score within a range of candidates; the range begins after `at` and `id`. */
  ranked: z
    .strictObject({
      score: z.number(),
      id: z.int().positive(),
      /**
       * The last candidate of the range. It is fixed, so that nobody moves into the range between two pages.
       */
      end: z.strictObject({ at: z.iso.datetime(), id: z.int().positive() }),
    })
    .optional(),
})

/** Position in the order of a search: results continue after it. */
export type Position = z.output<typeof positionSchema>

/**
 * Position of a search, one for each kind of member. The first page starts at the time of the search, `now`, so that
 * people who come online do not shift later pages.
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

/** Parses a cursor from the browser; throws `bad_input` if it is invalid. */
export const decodeCursor = (text: string): SearchCursor => {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  } catch {
    throw new DomainError('bad_input', { field: 'cursor' })
  }
}

/** The position before everyone who was active until `now`. */
export const startAt = (now: Date): Position => ({ at: now.toISOString(), id: Number.MAX_SAFE_INTEGER })
