/**
 * `npm run bench:partitions [-- messages]`: the statements of the chat on one table of messages and on one in monthly
 * partitions. Decision 22 was made from it.
 */
import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import type { DbEngine } from '../src/infra/db/Db'
import { eraseReferences } from '../src/modules/accounts/erasure.repository'
import { recountUnread } from '../src/modules/chat/changes.repository'
import { findChats } from '../src/modules/chat/conversations.repository'
import { findMessages } from '../src/modules/chat/messages.repository'
import { findMatchingMessages } from '../src/modules/chat/search.repository'
import { sendInDatabase } from '../src/modules/chat/send.repository'
import { hasPostgres, startOwnPostgres } from '../src/testing/ownPostgres'
import { makeDatabase } from './data'
import { compare, median } from './measure'
import { addYears, conversations, longLived, months, partition } from './partitionedData'

const [rounds, samples] = [7, 40]
const messages = Number(process.argv[2] ?? 10_000_000)

/** A conversation as numbered by the time of its messages: 0 is the oldest, 1 the newest. */
const conversationAt = (age: number) =>
  Math.floor(longLived + 1 + (conversations - longLived - 1) * age * 0.95 + Math.random() * 100)
const longOne = () => 1 + Math.floor(Math.random() * longLived)

type Work = (db: DbEngine) => Promise<unknown>
const page = (pick: () => number): Work => {
  const of = { clearedId: 0, since: null, limit: 31 }
  return (db) => findMessages(db, pick(), of)
}
const send: Work = async (db) => {
  const { low_id: userId, high_id: profile } = await db.pipelined.one<{ low_id: number; high_id: number }>(
    sql`select low_id, high_id from conversations where id = ${conversationAt(1)}`,
  )
  await sendInDatabase(db, {
    userId,
    profile,
    key: randomUUID(),
    kind: 'text',
    text: 'Hello',
    preview: 'Hello',
    gift: null,
    media: null,
    attachment: null,
    replyTo: null,
    credits: 1,
    ledgerKind: 'message',
    mayBeFree: false,
    now: new Date(),
  })
}
const recount: Work = async (db) => {
  const id = conversationAt(0.9)
  const { low_id: low } = await db.one<{ low_id: number }>(
    sql`select low_id from conversations where id = ${id}`,
  )
  await recountUnread(db, low, id)
}
let erased = 30_000
const works: [string, Work, number?][] = [
  ['newest page, conversation of this month', page(() => conversationAt(0.98))],
  ['newest page, conversation of two years ago', page(() => conversationAt(0.02))],
  ['newest page, conversation of all the years', page(longOne)],
  ['list of chats', (db) => findChats(db, 1 + Math.floor(Math.random() * 40_000), { limit: 31 })],
  ['send', send],
  ['unread messages counted again', recount],
  [
    'search of one member’s messages',
    (db) =>
      findMatchingMessages(db, 1 + Math.floor(Math.random() * 40_000), {
        words: ['number', '77'],
        since: null,
        limit: 31,
      }),
  ],
  ['a member erased', (db) => db.tx((tx) => eraseReferences(tx, (erased += 1))), 3],
]

const p50 = (work: Work, db: DbEngine, count: number) => async () => {
  const times: number[] = []
  for (let sample = 0; sample < count; sample += 1) {
    const start = process.hrtime.bigint()
    await work(db)
    times.push(Number(process.hrtime.bigint() - start) / 1e6)
  }
  return median(times)
}
const seconds = async (db: DbEngine, script: string): Promise<string> => {
  const start = Date.now()
  await db.script(script)
  return `${((Date.now() - start) / 1000).toFixed(2)} s`
}
const size = async (db: DbEngine): Promise<string> =>
  (
    await db.one<{ size: string }>(sql`
    select pg_size_pretty(sum(pg_total_relation_size(oid))) as size from pg_class
    where relname ~ '^messages(_[0-9]+)?$' and relkind = 'r'`)
  ).size

const run = async (): Promise<void> => {
  const server = startOwnPostgres(Number(process.env.PORT ?? 19_433))
  try {
    const whole = await makeDatabase(server.url, 'bench_whole')
    console.log(`Generating ${messages.toLocaleString('en')} messages twice …`)
    await addYears(whole, messages)
    await whole.close()
    const parted = await makeDatabase(server.url, 'bench_parted', 'bench_whole')
    await partition(parted, messages)
    const one = await makeDatabase(server.url, 'bench_whole', 'bench_whole')
    for (const [what, work, count = samples] of works) {
      const { ratio, ours, theirs } = await compare(rounds, p50(work, parted, count), p50(work, one, count))
      console.log(
        `${what}: ${theirs.toFixed(2)} ms, in partitions ${ours.toFixed(2)} ms (${ratio.toFixed(2)}x)`,
      )
    }
    console.log(`size: ${await size(one)}, in partitions ${await size(parted)}`)
    const month = `set statement_timeout = 0; delete from messages where id < ${Math.ceil(messages / (months - 1))}`
    console.log(
      `a month deleted: ${await seconds(one, month)}, in partitions ${await seconds(parted, `alter table messages detach partition messages_0; drop table messages_0`)}`,
    )
    await one.close()
    await parted.close()
  } finally {
    server.remove()
  }
}

if (hasPostgres()) void run()
else {
  console.error('The benchmark needs Postgres: install the package postgresql.')
  process.exitCode = 1
}
