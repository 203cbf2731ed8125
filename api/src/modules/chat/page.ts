import { limits } from '@duetto/shared/domain'
import type { Db } from '../../infra/db/Db'
import { findFirstFrom, findMessages } from './messages.repository'
import type { MessageRow } from './messages.repository'
import type { Sight } from './sight'

interface Wanted {
  before?: number
  after?: number
  around?: number
  from?: string
}
interface Rows {
  rows: MessageRow[]
  has_more: boolean
  has_newer?: boolean
}

const size = limits.messagesPageSize

export const findPage = async (
  db: Db,
  conversationId: number,
  sight: Sight,
  { before, after, around, from }: Wanted,
): Promise<Rows> => {
  const middle = around ?? (from && (await findFirstFrom(db, conversationId, new Date(from))))
  if (middle) return findAround(db, conversationId, sight, middle)
  const found = await findMessages(db, conversationId, { ...sight, before, after, limit: size + 1 })
  const rows = found.slice(0, size)
  return { rows: after === undefined ? rows.reverse() : rows, has_more: found.length > size }
}

const findAround = async (db: Db, conversationId: number, sight: Sight, id: number): Promise<Rows> => {
  const half = size / 2
  const find = (edge: { before: number } | { after: number }) =>
    findMessages(db, conversationId, { ...sight, ...edge, limit: half + 1 })
  const [older, newer] = [await find({ before: id }), await find({ after: id - 1 })]
  return {
    rows: [...older.slice(0, half).reverse(), ...newer.slice(0, half)],
    has_more: older.length > half,
    has_newer: newer.length > half,
  }
}
