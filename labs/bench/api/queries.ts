import type { Deps } from '../../../api/src/app/deps'
import type { DbEngine } from '../../../api/src/infra/db/Db'
import { countUnread, findChats } from '../../../api/src/modules/chat/conversations.repository'
import { findMessages } from '../../../api/src/modules/chat/messages.repository'
import { searchMembers } from '../../../api/src/modules/members/members.service'
import { getDeck } from '../../../api/src/modules/swipe/swipe.service'
import sql from 'sql-template-tag'
import { addConversations, addMembers, addMessages, createDatabase, viewerId } from './data'
import { countBuffers } from './explained'
import { compare, median, percentile, sampled } from './measure'
import type { Verdict } from './measure'

const ROUNDS = 7
const SAMPLES = 60

const depsOf = (db: DbEngine): Deps =>
  ({ db, searchDb: db, now: () => new Date(), config: { supportedLocales: [] } }) as unknown as Deps
const context = {
  viewerId,
  country: 'NL',
  visitorMode: 'full',
  hasPromoted: false,
  fictionalShare: 0.25,
} as const

const p50 = (work: () => Promise<unknown>) => async () => median(await sampled(work, SAMPLES))
const p95 = (work: () => Promise<unknown>) => async () => percentile(await sampled(work, SAMPLES), 0.95)

const search = (deps: Deps, cursor?: string) => searchMembers(deps, cursor ? { cursor } : {}, context)

const cursorOfPage = async (deps: Deps, page: number): Promise<string> => {
  let cursor: string | undefined
  for (let index = 1; index < page; index += 1) cursor = (await search(deps, cursor)).next_cursor ?? undefined
  if (!cursor) throw new Error(`there is no page ${page}`)
  return cursor
}
const buffersOf = async (db: DbEngine): Promise<number> => {
  const counted = countBuffers(db)
  await search({ ...depsOf(db), db: counted.db, searchDb: counted.db })
  return counted.buffers()
}
const ms = (value: number) => `${value.toFixed(2)} ms`

export const benchQueries = async (serverUrl: string): Promise<Verdict[]> => {
  const verdicts: Verdict[] = []
  const add = (
    what: string,
    goal: number,
    { ratio, ours, theirs }: { ratio: number; ours: number; theirs: number },
  ) => verdicts.push({ what, figure: ratio, goal, unit: 'x', detail: `${ms(ours)} against ${ms(theirs)}` })

  const [small, big] = [
    await createDatabase(serverUrl, 'bench_small'),
    await createDatabase(serverUrl, 'bench_big'),
  ]
  console.log('Generating 10,000 and 1,000,000 members …')
  await addMembers(small, 10_000)
  await addMembers(big, 1_000_000)
  const [few, many] = [depsOf(small), depsOf(big)]
  add(
    'search p95, 1 M rows against 10 k',
    1.5,
    await compare(
      ROUNDS,
      p95(() => search(many)),
      p95(() => search(few)),
    ),
  )
  const buffers = [await buffersOf(big), await buffersOf(small)] as const
  verdicts.push({
    what: 'search buffers, 1 M rows against 10 k',
    figure: buffers[0] / buffers[1],
    goal: 1.1,
    unit: 'x',
    detail: `${buffers[0]} against ${buffers[1]} blocks`,
  })
  const far = await cursorOfPage(many, 500)
  const near = await cursorOfPage(many, 2)
  add(
    'search, page 500 against page 2',
    1.3,
    await compare(
      ROUNDS,
      p50(() => search(many, far)),
      p50(() => search(many, near)),
    ),
  )

  const before = await cursorOfPage(many, 2)
  const plain = median(await sampled(() => search(many, before), SAMPLES))
  await big.run(sql`
    insert into likes (liker_id, liked_id, created_at)
    select ${viewerId}, id, now() from users where gender = 'female' and country = 'NL' order by last_active desc limit 10000`)
  const liked = median(await sampled(() => search(many, before), SAMPLES))
  verdicts.push({
    what: 'search with 10,000 fresh likes against none',
    figure: liked / plain,
    goal: 25,
    unit: 'x',
    detail: `${ms(liked)} against ${ms(plain)}`,
  })

  const [busy, quiet] = [3, 5]
  await addConversations(big, busy, 10_000, 100_000)
  await addConversations(big, quiet, 10, 200_000)
  add(
    'chat list, 10,000 conversations against 10 (a page of 10)',
    1.3,
    await compare(
      ROUNDS,
      p50(() => chatsPage(many, busy)),
      p50(() => chatsPage(many, quiet)),
    ),
  )
  const { id } = await big.one<{ id: number }>(sql`select min(id)::bigint as id from conversations`)
  await addMessages(big, id, 30 * 520)
  const { old } = await big.one<{ old: number }>(sql`
    select id as old from messages where conversation_id = ${id} order by id desc offset ${30 * 499} limit 1`)
  const messages = (before?: number) => () =>
    findMessages(big, id, { clearedId: 0, since: null, before, limit: 31 })
  add('messages, page 500 against page 1', 1.3, await compare(ROUNDS, p50(messages(old)), p50(messages())))

  const [seen, fresh] = [7, 9]
  await big.run(sql`
    insert into swipes (user_id, target_id, decision, decided_at)
    select ${seen}, id, 'pass', now() from users where gender = 'female' and country = (select country from users where id = ${seen})
    order by rnd limit 50000`)
  await big.run(sql`
    insert into swipe_cursors (user_id, rnd, target_id)
    select ${seen}, u.rnd, u.id from swipes s join users u on u.id = s.target_id where s.user_id = ${seen}
    order by u.rnd desc limit 1`)
  await big.script('analyze swipes; analyze likes;')
  add(
    'deck, 50,000 seen against none',
    1.5,
    await compare(
      ROUNDS,
      p50(() => getDeck(many, seen, context.fictionalShare)),
      p50(() => getDeck(many, fresh, context.fictionalShare)),
    ),
  )
  await small.close()
  await big.close()
  return verdicts
}

const chatsPage = async ({ db }: Deps, userId: number) => {
  await findChats(db, userId, { limit: 10 })
  await countUnread(db, userId, 99)
}
