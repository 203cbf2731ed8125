import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

interface Lease {
  conversationId: number
  operatorId: number
  now: Date
}

export const leaseConversation = async (
  db: Db,
  { conversationId, operatorId, now, until }: Lease & { until: Date },
): Promise<boolean> =>
  (await db.run(sql`
    insert into inbox_leases as l (conversation_id, operator_id, leased_until)
    values (${conversationId}, ${operatorId}, ${until})
    on conflict (conversation_id) do update
      set operator_id = excluded.operator_id, leased_until = excluded.leased_until
      where l.operator_id = excluded.operator_id or l.leased_until <= ${now}`)) > 0

export const findLeaseHolder = (
  db: Db,
  conversationId: number,
  now: Date,
): Promise<{ id: number; login: string } | undefined> =>
  db.maybe<{ id: number; login: string }>(sql`
    select o.id, o.login from inbox_leases l join operators o on o.id = l.operator_id
    where l.conversation_id = ${conversationId} and l.leased_until > ${now}`)

/** A lease allows one answer. Returns false if there is none or it has expired. */
export const endLease = async (db: Db, { conversationId, operatorId, now }: Lease): Promise<boolean> =>
  (await db.run(sql`
    delete from inbox_leases
    where conversation_id = ${conversationId} and operator_id = ${operatorId} and leased_until > ${now}`)) > 0

export const deleteExpiredLeases = (db: Db, now: Date): Promise<number> =>
  db.run(sql`delete from inbox_leases where leased_until <= ${now}`)
