import sql from 'sql-template-tag'
import type { Sql } from 'sql-template-tag'
import { runJob } from '../../infra/jobs/jobs'
import { describeOnEngine, createTestApp } from '../../testing'
import type { TestApp } from '../../testing'
import { retentionMs } from './retention'
import { retentionJob } from './retention.job'

const bytes = (text: string) => Buffer.from(text)

const rows: Record<string, { periodMs: number; insert: (at: Date, key: string, userId: number) => Sql }> = {
  sessions: {
    periodMs: 0,
    insert: (at, key, userId) => sql`
      insert into sessions (user_id, token_hash, created_at, expires_at) values (${userId}, ${bytes(key)}, ${at}, ${at})`,
  },
  tokens: {
    periodMs: retentionMs.link,
    insert: (at, key, userId) => sql`
      insert into tokens (user_id, kind, token_hash, email, created_at, expires_at)
      values (${userId}, 'mail_change', ${bytes(key)}, 'new@test.example', ${at}, ${at})`,
  },
  directdebit_codes: {
    periodMs: retentionMs.smsCode,
    insert: (at, _, userId) =>
      sql`insert into directdebit_codes (user_id, created_at) values (${userId}, ${at})`,
  },
  first_messages: {
    periodMs: retentionMs.firstMessage,
    insert: (at, _, userId) => sql`
      with other as (insert into users (email, password_hash, name, birth_date, language)
          values ('o' || gen_random_uuid(), '-', 'Other', '1990-01-01', 'en') returning id),
        conversation as (insert into conversations (low_id, high_id, starter_id, created_at)
          select ${userId}, id, ${userId}, ${at} from other returning id),
        member as (insert into conversation_members (conversation_id, user_id, other_id, last_at)
          select conversation.id, ${userId}, other.id, ${at} from conversation, other),
        message as (insert into messages (conversation_id, sender_id, kind, text, credits, created_at, send_key)
          select id, ${userId}, 'text', 'Hi', 0, ${at}, gen_random_uuid() from conversation returning id)
      insert into first_messages (message_id, user_id, print, sent_at)
      select id, ${userId}, 'x', ${at} from message`,
  },
  refused_pictures: {
    periodMs: retentionMs.refusedPicture,
    insert: (at) => sql`
      insert into refused_pictures (fingerprint, bands, refusal, is_by_person, refused_at)
      values (0::bit(64), '{}', 'explicit', true, ${at})`,
  },
  verifications: {
    periodMs: retentionMs.endedVerification,
    insert: (at, _, userId) => sql`
      insert into verifications (user_id, status, pose, pose_until, sent_at, decided_at)
      values (${userId}, 'refused', 'open_hand', ${at}, ${at}, ${at})`,
  },
  outbox: {
    periodMs: retentionMs.sentMessage,
    insert: (at) => sql`
      insert into outbox (kind, payload, next_at, created_at, failed_at)
      values ('mail', '{"to":"a@test.example"}', ${at}, ${at}, ${at})`,
  },
  reports: {
    periodMs: retentionMs.case,
    insert: (at, key) => sql`
      insert into reports (reference, email, kind, subject_id, reason, status, decision, decided_at, created_at)
      values (${key}, 'a@test.example', 'profile', 1, 'fake', 'upheld', 'Removed.', ${at}, ${at})`,
  },
  complaints: {
    periodMs: retentionMs.case,
    insert: (at, key) => sql`
      insert into complaints (reference, name, email, subject, text, status, created_at)
      values (${key}, 'Ann', 'a@test.example', 'Bill', 'Wrong', 'answered', ${at})`,
  },
}

describeOnEngine('the retention job', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ engine })
  })
  beforeEach(() => site.reset())
  afterAll(() => site.close())

  const count = async (table: Sql): Promise<number> =>
    (await site.db.one<{ count: number }>(sql`select count(*)::int as count from ${table}`)).count

  it.each(Object.keys(rows))('[TRUST-10] erases %s after their period, not before', async (name) => {
    const { periodMs, insert } = rows[name] ?? raise()
    const { id } = await site.member()
    const table = sql([name])
    const before = await count(table)
    const end = site.clock.now.getTime() - periodMs
    await site.db.run(insert(new Date(end - 1), 'old', id))
    await site.db.run(insert(new Date(end + 1), 'young', id))
    await runJob(site.deps, retentionJob)
    expect(await count(table)).toBe(before + 1)
    site.clock.add(3_600_000)
    await runJob(site.deps, retentionJob)
    expect(await count(table)).toBe(before)
  })

  it('retains open cases and messages that still wait', async () => {
    const long = new Date(0)
    await site.db.run(sql`
      insert into reports (reference, kind, subject_id, reason, created_at) values ('R', 'profile', 1, 'fake', ${long})`)
    await site.db.run(sql`
      insert into complaints (reference, name, email, subject, text, created_at)
      values ('C', 'Ann', 'a@test.example', 'Bill', 'Wrong', ${long})`)
    await site.db.run(
      sql`insert into outbox (kind, payload, next_at, created_at) values ('mail', '{}', ${long}, ${long})`,
    )
    await runJob(site.deps, retentionJob)
    expect([await count(sql`reports`), await count(sql`complaints`), await count(sql`outbox`)]).toEqual([
      1, 1, 1,
    ])
  })

  it('runs the other rules if one fails, and then fails', async () => {
    await site.db.run(sql`
      insert into outbox (kind, payload, next_at, created_at, sent_at)
      values ('mail', '{}', to_timestamp(0), to_timestamp(0), to_timestamp(0))`)
    const db = Object.assign(Object.create(site.db) as typeof site.db, {
      run: (statement: Sql) =>
        statement.sql.includes('delete from sessions')
          ? Promise.reject(new Error('statement timeout'))
          : site.db.run(statement),
    })
    await expect(retentionJob.run({ ...site.deps, db })).rejects.toThrow('some personal data was not erased')
    expect(await count(sql`outbox`)).toBe(0)
  })

  it('erases more rows than one statement deletes', async () => {
    await site.db.run(sql`
      insert into outbox (kind, payload, next_at, created_at, sent_at)
      select 'mail', '{}', to_timestamp(0), to_timestamp(0), to_timestamp(0) from generate_series(1, 2500)`)
    await runJob(site.deps, retentionJob)
    expect(await count(sql`outbox`)).toBe(0)
  })
})

const raise = (): never => {
  throw new Error('no such table')
}
