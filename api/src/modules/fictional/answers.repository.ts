import { operatorTimings } from '@duetto/shared/domain'
import type { AnswerGrouping } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

/**
 * Records an answer and the seconds since the member's first unanswered message. Call it before storing the answer,
 * which ends the wait.
 */
export const insertAnswer = (
  tx: Db,
  { conversationId, fictionalId, now }: { conversationId: number; fictionalId: number; now: Date },
): Promise<number> =>
  tx.run(sql`
    insert into fictional_answers (fictional_id, answered_at, waited_seconds)
    select ${fictionalId}, ${now}, extract(epoch from ${now}::timestamptz - min(created_at))::int
    from messages
    where conversation_id = ${conversationId} and sender_id <> ${fictionalId}
      and id > (
        select coalesce(max(id), 0) from messages
        where conversation_id = ${conversationId} and sender_id = ${fictionalId})`)

interface Period {
  start: Date
  end: Date
}

export interface AnswerRow {
  id: number | null
  name: string | null
  shift: Date | null
  answers: number
  median: number | null
}

export const countAnswers = (db: Db, { start, end }: Period, by: AnswerGrouping): Promise<AnswerRow[]> =>
  db.many<AnswerRow>(sql`
    select u.id, u.name, f.shift, f.answers, f.median
    from (
      select case when ${by !== 'shift'} then fictional_id end as fictional_id,
        case when ${by !== 'profile'} then
          date_bin(${operatorTimings.shiftMs} * interval '1 millisecond', answered_at, 'epoch') end as shift,
        count(*)::int as answers,
        (percentile_cont(0.5) within group (order by waited_seconds))::int as median
      from fictional_answers where answered_at >= ${start} and answered_at < ${end}
      group by 1, 2
    ) f left join users u on u.id = f.fictional_id
    order by f.shift, f.answers desc, u.id`)
