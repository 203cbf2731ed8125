import { z } from 'zod'
import { DomainError } from '../../http/DomainError'

/** Position of a search. `asOf` stays the same on all pages, so that people who come online do not shift them. */
const cursorSchema = z.strictObject({
  asOf: z.iso.datetime(),
  at: z.iso.datetime(),
  id: z.int().positive(),
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
