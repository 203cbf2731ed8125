import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { describeOnEachEngine, openEmptyEngine, ownSchema } from '../../testing/engines'
import type { DbEngine } from './Db'
import { migrate } from './migrate'
import { readSchema } from './schema'
import type { SqlFile } from './schema'

const functionNames = async (db: DbEngine): Promise<string[]> => {
  const rows = await db.many<{ name: string }>(sql`
    select proname as name from pg_proc where pronamespace = 'public'::regnamespace order by proname`)
  return rows.map(({ name }) => name)
}

describeOnEachEngine('schema', (engine) => {
  let db: DbEngine
  beforeAll(async () => void (db = await openEmptyEngine(engine)))
  beforeEach(() => db.script('drop schema public cascade; create schema public'))
  afterAll(() => db.close())

  it('creates everything in an empty database, and does nothing on the second run', async () => {
    const { migrations, functions } = ownSchema()
    const names = [...migrations, ...functions].map(({ name }) => name)
    expect(await migrate(db, ownSchema())).toEqual(names)
    expect(await migrate(db, ownSchema())).toEqual([])
    expect(await functionNames(db)).toEqual(functions.map(({ name }) => name))
  })

  it('recreates a function if its text changed or a migration ran', async () => {
    const one = { name: '20270101T1200_one', text: 'create table one (id int)' }
    const answer = (value: number): SqlFile => ({
      name: 'answer',
      text: `create or replace function answer() returns int language sql as 'select ${value}'`,
    })
    const ask = () => db.one(sql`select answer() as value`)
    await migrate(db, { migrations: [one], functions: [answer(1)] })
    expect(await migrate(db, { migrations: [one], functions: [answer(2)] })).toEqual(['answer'])
    expect(await ask()).toEqual({ value: 2 })
    const two = { name: '20270101T1300_two', text: 'drop function answer' }
    expect(await migrate(db, { migrations: [one, two], functions: [answer(2)] })).toEqual([
      two.name,
      'answer',
    ])
    expect(await ask()).toEqual({ value: 2 })
    // An older version that restarts must not overwrite functions of a newer one.
    expect(await migrate(db, { migrations: [one], functions: [answer(1)] })).toEqual([])
    expect(await ask()).toEqual({ value: 2 })
  })

  it('supports functions that call each other', async () => {
    const asks = {
      name: 'a_asks',
      text: "create or replace function a_asks() returns int language sql as 'select z_answers()'",
    }
    const answers = {
      name: 'z_answers',
      text: "create or replace function z_answers() returns int language sql as 'select 1'",
    }
    await migrate(db, { migrations: [], functions: [asks, answers] })
    expect(await db.one(sql`select a_asks() as value`)).toEqual({ value: 1 })
  })

  it('rolls back a failed migration, and refuses changed or late ones', async () => {
    const good = { name: '20270101T1200_good', text: 'create table good (id int)' }
    const bad = { name: '20270101T1300_bad', text: 'create table bad (id int); select 1 / 0;' }
    const run = (...migrations: SqlFile[]) => migrate(db, { migrations, functions: [] })
    await expect(run(bad, good)).rejects.toThrow(/_bad failed and nothing of it was kept/)
    expect(
      await db.one(sql`select to_regclass('good')::text as good, to_regclass('bad')::text as bad`),
    ).toEqual({ good: 'good', bad: null })
    expect(await run(good)).toEqual([])
    await expect(run({ ...good, text: 'select 1' })).rejects.toThrow(/was changed after/)
    const late = { name: '20270101T1100_late', text: 'create table late (id int)' }
    await expect(run(late, good)).rejects.toThrow(/_late is missing .* give it a later time/)
    const broken = {
      name: 'broken',
      text: 'create function broken() returns int language plpgsql as $$ begin',
    }
    await expect(migrate(db, { migrations: [good], functions: [broken] })).rejects.toThrow(
      /the function broken failed/,
    )
  })

  it('limits how long a migration waits for a lock, but not how long it runs', async () => {
    const text = `create table limits as select current_setting('statement_timeout') as runs,
      current_setting('lock_timeout') as waits`
    await migrate(db, { migrations: [{ name: '20270101T1200_limits', text }], functions: [] })
    expect(await db.one(sql`select runs, waits from limits`)).toEqual({ runs: '0', waits: '15s' })
  })

  const upTo = (before: string) =>
    migrate(db, { migrations: ownSchema().migrations.filter(({ name }) => name < before), functions: [] })

  it('[MEMBER-01] records the towns that members choose before and during the migration of towns', async () => {
    const settle = (email: string, lat: number) =>
      db.run(sql`insert into users (email, password_hash, name, birth_date, lat, lon)
        values (${email}, '-', 'Anna', '1990-01-01', ${lat}, 9)`)
    await upTo('20261126T1910')
    await settle('before@duetto.test', 45)
    await upTo('20261126T1911')
    await settle('during@duetto.test', 46)
    await migrate(db, ownSchema())
    expect(await db.many(sql`select lat from member_towns order by lat`)).toEqual([{ lat: 45 }, { lat: 46 }])
  })

  it('[PAY-05] [TRUST-10] forgets labels of ended cards, and ids of those deleted at the provider', async () => {
    await upTo('20261130T0650')
    await db.script(`
      insert into users (email, password_hash, name, birth_date) values ('anna@duetto.test', '-', 'Anna', '1990-01-01');
      insert into payments (user_id, idempotency_key, body_hash, package, credits, method, country, currency, list_minor,
        discount_minor, surcharge_minor, price_minor, refund_days, state, created_at)
        values (1, 'key', '-', 'p1', 30, 'creditcard', 'NL', 'EUR', 1299, 0, 0, 1299, 14, 'paid', now());
      insert into mandates (user_id, payment_id, method, provider, provider_mandate, label, is_active, delete_at, created_at)
        select 1, 1, 'creditcard', 'sandbox', id, 'Visa', is_active, delete_at, now() from (values
          ('active', true, null), ('ended', false, now()), ('deleted', false, null)) v (id, is_active, delete_at)`)
    await migrate(db, ownSchema())
    expect(await db.many(sql`select provider_mandate, label from mandates order by id`)).toEqual([
      { provider_mandate: 'active', label: 'Visa' },
      { provider_mandate: 'ended', label: '' },
      { provider_mandate: createHash('sha256').update('deleted').digest('hex'), label: '' },
    ])
  })

  it('[PAY-05] [TRUST-10] forgets cards in finished notices, answered charges and erased accounts', async () => {
    await upTo('20261130T0715')
    await db.script(`
      insert into users (email, password_hash, name, birth_date, status, deleted_at) values
        ('active@duetto.test', '-', 'Anna', '1990-01-01', 'active', null),
        ('deleted@duetto.test', '-', 'Ben', '1990-01-01', 'deleted', now()),
        ('erased-3@erased.invalid', '-', '', '1990-01-01', 'deleted', null);
      insert into payments (user_id, idempotency_key, body_hash, package, credits, method, country, currency, list_minor,
        discount_minor, surcharge_minor, price_minor, refund_days, state, created_at)
        select user_id, state, '-', 'p1', 30, 'creditcard', 'NL', 'EUR', 1299, 0, 0, 1299, 14, state, now()
        from (values (1, 'unknown'), (2, 'paid'), (3, 'failed')) v (user_id, state);
      insert into payment_attempts (payment_id, provider, reference, provider_id, created_at, checked_at, sent_at, mandate)
        values (1, 'sandbox', 'D1', null, now(), now(), now(), 'mdt-1'),
          (1, 'sandbox', 'D2', 'charge', now(), now(), now(), 'mdt-1'),
          (2, 'sandbox', 'D3', null, now(), now(), now(), 'mdt-2');
      insert into mandates (user_id, payment_id, method, provider, provider_mandate, label, created_at)
        select id, id, 'creditcard', 'sandbox', 'mdt-' || id, 'Visa', now() from users order by id;
      insert into provider_notices (provider, notice_id, payload, received_at, processed_at)
        select 'sandbox', id, payload::jsonb, now(), processed_at from (values
          ('card', '{"state": "paid", "mandate": {"id": "mdt-1", "label": "Visa"}}', now()),
          ('waiting', '{"state": "paid", "mandate": {"id": "mdt-1", "label": "Visa"}}', null),
          ('other', '{"state": "paid", "mandate": null}', now()),
          ('foreign', 'null', now())) v (id, payload, processed_at)`)
    await migrate(db, ownSchema())
    const paid = { state: 'paid', mandate: null }
    const card = { id: 'mdt-1', label: 'Visa' }
    expect(await db.many(sql`select payload from provider_notices order by id`)).toEqual(
      [paid, { ...paid, mandate: card }, paid, null].map((payload) => ({ payload })),
    )
    expect(await db.many(sql`select mandate from payment_attempts order by id`)).toEqual(
      ['mdt-1', null, null].map((mandate) => ({ mandate })),
    )
    expect(
      await db.many(sql`select label, is_active, delete_at is not null as is_due from mandates order by id`),
    ).toEqual([
      { label: 'Visa', is_active: true, is_due: false },
      { label: 'Visa', is_active: true, is_due: false },
      { label: '', is_active: false, is_due: true },
    ])
  })

  it('corrects whether members have an active main photo', async () => {
    await upTo('20261130T0719')
    await db.script(`
      insert into users (email, password_hash, name, birth_date)
        select n || '@duetto.test', '-', 'Anna', '1990-01-01' from generate_series(1, 4) n order by n;
      insert into photos (user_id, name, position, is_main, status) values
        (1, 'one', 0, true, 'active'), (2, 'two', 0, true, 'pending'), (4, 'four', 0, true, 'active');
      update users set has_photo = id in (2, 3, 4)`)
    await migrate(db, ownSchema())
    expect(await db.many(sql`select has_photo from users order by id`)).toEqual(
      [true, false, false, true].map((has_photo) => ({ has_photo })),
    )
  })

  it('refuses a database from an unreleased version', async () => {
    await db.script(`create table migrations (name text primary key, hash text not null);
      insert into migrations values ('001_core', 'x')`)
    await expect(migrate(db, ownSchema())).rejects.toThrow(/its data is not kept\. Remove the data folder/)
  })
})

it('names a migration by its timestamp', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duetto-schema-'))
  mkdirSync(join(folder, 'migrations'))
  writeFileSync(join(folder, 'migrations/072_what.sql'), '')
  expect(() => readSchema(folder)).toThrow(/072_what: name it by its time/)
  rmSync(folder, { recursive: true })
})
