import { z } from 'zod'
import { DomainError } from '../../http/DomainError'

const positionSchema = z.strictObject({
  at: z.iso.datetime(),
  id: z.int().positive(),
  km: z.int().positive().optional(),
  /** Last member shown in the current window of the order "suggested", which begins after `at` and `id`. */
  ranked: z
    .strictObject({
      score: z.number(),
      id: z.int().positive(),
      /** Fixed, so that no member enters the window between two pages. */
      end: z.strictObject({ at: z.iso.datetime(), id: z.int().positive() }),
    })
    .optional(),
})

export type Position = z.output<typeof positionSchema>

/** All pages use the time of the first page, so that people who come online do not shift later pages. */
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

export const startAt = (now: Date): Position => ({ at: now.toISOString(), id: Number.MAX_SAFE_INTEGER })
