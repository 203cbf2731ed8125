import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export interface NewComplaint {
  reference: string
  userId: number | null
  name: string
  email: string
  subject: string
  text: string
  language: string
  host: string
  now: Date
}
export const insertComplaint = (db: Db, complaint: NewComplaint): Promise<number> =>
  db.run(sql`
    insert into complaints (reference, user_id, name, email, subject, text, language, host, created_at)
    values (${complaint.reference}, ${complaint.userId}, ${complaint.name}, ${complaint.email},
      ${complaint.subject}, ${complaint.text}, ${complaint.language}, ${complaint.host}, ${complaint.now})`)

export interface ComplaintRow {
  reference: string
  member: number | null
  name: string
  email: string
  subject: string
  text: string
  status: 'open' | 'answered'
  language: string
  host: string | null
  answer: string | null
  created_at: Date
}

const select = sql`
  select c.reference, c.user_id as member, c.name, c.email, c.subject, c.text, c.status,
    coalesce(c.language, u.language, 'en') as language, coalesce(u.host, c.host) as host, c.answer, c.created_at
  from complaints c left join users u on u.id = c.user_id`

interface ListOptions {
  all: boolean
  limit: number
  offset: number
}

export const findComplaints = (db: Db, { all, limit, offset }: ListOptions): Promise<ComplaintRow[]> =>
  db.many<ComplaintRow>(sql`
    ${select} where c.status = 'open' or ${all} order by c.created_at, c.id limit ${limit} offset ${offset}`)

export const findComplaint = (db: Db, reference: string): Promise<ComplaintRow | undefined> =>
  db.maybe<ComplaintRow>(sql`${select} where c.reference = ${reference}`)

export const hasMeasured = async (tx: Db, member: number, operatorId: number): Promise<boolean> =>
  (
    await tx.maybe<{ operator_id: number | null }>(sql`
      select operator_id from audit
      where subject = ${`member ${member}`}
        and action in ('member warned', 'member restricted', 'member suspended')
      order by id desc limit 1`)
  )?.operator_id === operatorId

export const closeComplaint = async (
  tx: Db,
  { reference, answer, now }: { reference: string; answer: string | null; now: Date },
): Promise<boolean> =>
  (await tx.run(sql`
    update complaints set status = 'answered', answer = ${answer}, answered_at = ${now}
    where reference = ${reference} and status = 'open'`)) > 0
