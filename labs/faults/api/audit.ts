import sql from 'sql-template-tag'
import type { Db } from '../../../api/src/infra/db/Db'

export const audit = async (db: Db, senderId: number, acknowledged: readonly string[]): Promise<string[]> => {
  const rows = await db.many<{ text: string; count: number }>(sql`
    select text, count(*)::int as count from messages where sender_id = ${senderId} group by text`)
  const counts = new Map(rows.map(({ text, count }) => [text, count]))
  const lost = acknowledged.filter((key) => !counts.has(key)).length
  const doubled = rows.filter(({ count }) => count > 1).length
  const books = await db.one<{ unbalanced: number; unpaid: number }>(sql`
    select
      (select count(*)::int from wallets w where w.credits <> coalesce(
        (select sum(credits) from ledger_entries e where e.user_id = w.user_id), 0)) as unbalanced,
      (select count(*)::int from messages where sender_id = ${senderId})
        - (select -coalesce(sum(credits), 0)::int from ledger_entries
            where user_id = ${senderId} and kind = 'message') as unpaid`)
  return [
    ...(lost > 0 ? [`${lost} acknowledged messages are lost`] : []),
    ...(doubled > 0 ? [`${doubled} messages are there twice`] : []),
    ...(books.unbalanced > 0 ? [`${books.unbalanced} balances are not what the ledger says`] : []),
    ...(books.unpaid !== 0 ? [`${books.unpaid} messages were not paid once`] : []),
  ]
}
