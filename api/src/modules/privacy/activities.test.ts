import { dayMs } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { jobs } from '../../app/jobs'
import { runJob } from '../../infra/jobs/jobs'
import { useTestApp } from '../../testing'
import { order, useProvider } from '../../testing/money'
import { eraseUnconfirmed, eraseUser } from '../accounts/deletion/erasure'
import { erasureJob } from '../accounts/deletion/erasure.job'
import { activities, tablesWithoutPersons } from './activities'

interface Column {
  table: string
  column: string
}

const kinds = activities.flatMap((activity) => activity.kinds)
const site = useTestApp()

const columnsOfSchema = (): Promise<Column[]> =>
  site.db.many<Column>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' order by 1, 2`)

const named = ({ table, column }: Column) => `${table}.${column}`

it('[TRUST-10] every column belongs to one kind of personal data, or to a table without persons', async () => {
  const schema = await columnsOfSchema()
  const columnsOf = (table: string) => schema.filter((one) => one.table === table).map(({ column }) => column)
  const held = kinds.flatMap(({ holds }) =>
    Object.entries(holds).flatMap(([table, columns]) =>
      (columns === '*' ? columnsOf(table) : columns.split(' ')).map((column) => named({ table, column })),
    ),
  )
  const impersonal: readonly string[] = tablesWithoutPersons
  const expected = schema.filter(({ table }) => !impersonal.includes(table)).map(named)
  expect(held.toSorted()).toEqual(expected.toSorted())
  const tables = new Set(schema.map(({ table }) => table))
  expect(impersonal.filter((table) => !tables.has(table))).toEqual([])
})

it('names only jobs that exist', () => {
  const known = jobs.map(({ name }) => name)
  expect(kinds.flatMap((kind) => kind.jobs).filter((job) => !known.includes(job))).toEqual([])
})

it('[TRUST-10] erasing a member deletes the rows of every table listed as erased', async () => {
  const reached = await site.db.many<{ name: string }>(sql`
    with recursive reached(id) as (
      select 'users'::regclass::oid
      union select k.conrelid from pg_constraint k join reached r on k.confrelid = r.id
      where k.contype = 'f' and k.confdeltype = 'c')
    select relname as name from pg_class where oid in (select id from reached)`)
  // No cascade from `users` erases these tables. Erasure clears columns of `users` and `payments`. Media in messages
  // lose their owner, and the job `attachments` deletes them and their reviews later. Mandates lose only their label,
  // because the job `mandates` still has to delete them at the provider.
  const otherwise = ['users', 'payments', 'message_media', 'media_reviews', 'mandates']
  const names = new Set([...reached.map(({ name }) => name), ...otherwise])
  const erased = kinds
    .filter(({ jobs: by }) => by.includes('erasure'))
    .flatMap(({ holds }) => Object.keys(holds))
  expect(erased.filter((table) => !names.has(table))).toEqual([])
})

const erasedColumns = kinds
  .filter((kind) => kind.jobs.includes('erasure'))
  .flatMap(({ holds }) => holds.users?.split(' ') ?? [])

it('[TRUST-10] erasing a member clears every column of the account listed as erased', async () => {
  const other = await site.member()
  const me = await site.member({
    ...{ signup_message: 'Hi', signup_profile_id: other.id, notifications: '{"messages":false}' },
    ...{ notifications_disabled: ['bounce'], dismissed_cards: '{"work":1}', deleted_at: site.clock.now },
    ...{ lat: 52, lon: 5, about_me: 'Me', reason_for_joining: 'x', hair_color: 'x', eye_color: 'x' },
    ...{
      body_type: 'x',
      relationship_status: 'x',
      tattoos: 'x',
      interests: ['a'],
      prompts: '[{}]',
      height: 180,
    },
    ...{ smoking: 'x', children: 'x', drinking: 'x', public_photo_at: site.clock.now, sexuality: 'x' },
    ...{ has_intimate_consent: true, intimate_consent_at: site.clock.now, tracking: '{"ref":"a"}' },
    ...{
      password_hash: 'hash',
      host: 'two.test',
      wished_ages: [30, 40],
      wished_km: 25,
      is_verified: true,
      only_verified: true,
    },
  })
  const read = () =>
    site.db.one<{ data: Record<string, unknown> }>(
      sql`select to_jsonb(u) as data from users u where id = ${me.id}`,
    )
  const { data: before } = await read()
  await eraseUser(site.deps, me.id)
  const { data: after } = await read()
  const same = (column: string) => JSON.stringify(before[column]) === JSON.stringify(after[column])
  expect(erasedColumns.filter(same)).toEqual([])
})

it('[TRUST-10] erases accounts that were never confirmed and not used, without orders', async () => {
  const visited = (daysAgo: number) => new Date(site.clock.now.getTime() - daysAgo * dayMs)
  const status = 'not_confirmed'
  const old = await site.member({ status, last_active: visited(91) })
  const kept = [
    await site.member({ status, last_active: visited(89) }),
    await site.member({ last_active: visited(400) }),
    await site.member({ status, last_active: visited(91) }),
  ]
  useProvider(site)
  const buyer = kept.at(-1)
  if (!buyer) throw new Error('no buyer')
  await site.db.run(sql`update users set status = 'active' where id = ${buyer.id}`)
  await order(buyer)
  await site.db.run(
    sql`update users set status = ${status}, last_active = ${visited(91)} where id = ${buyer.id}`,
  )
  await runJob(site.deps, erasureJob)
  const rows = await site.db.many<{ id: number }>(sql`select id from users where email like 'erased-%'`)
  expect(rows.map(({ id }) => id)).toEqual([old.id])
})

it('[TRUST-10] erases no account that was confirmed in the meantime', async () => {
  const longAgo = new Date(site.clock.now.getTime() - 400 * dayMs)
  const back = await site.member({ last_active: longAgo })
  await eraseUnconfirmed(site.deps, back.id, site.clock.now)
  const { status } = await site.db.one<{ status: string }>(
    sql`select status from users where id = ${back.id}`,
  )
  expect(status).toBe('active')
})
