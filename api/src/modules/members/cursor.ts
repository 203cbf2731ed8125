import { z } from 'zod'
import { DomainError } from '../../http/DomainError'

const positionSchema = z.strictObject({
  at: z.iso.datetime(),
  id: z.int().positive(),
  km: z.int().positive().optional(),
  /** For the order "suggested": the last member shown of the current window, which begins after `at` and `id`. */
  ranked: z
    .strictObject({
      score: z.number(),
      id: z.int().positive(),
      /** Fixed when the window is first read. Otherwise, members could enter it between two pages. */
      end: z.strictObject({ at: z.iso.datetime(), id: z.int().positive() }),
    })
    .optional(),
})

export type Position = z.output<typeof positionSchema>

const cursorSchema = z.strictObject({
  /**
   * Time of the first page. Later pages filter and score members as of this time, because changing scores could repeat
   * or skip members.
   */
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
