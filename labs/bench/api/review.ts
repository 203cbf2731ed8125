import sql from 'sql-template-tag'
import type { Deps } from '../../../api/src/app/deps'
import type { DbEngine } from '../../../api/src/infra/db/Db'
import { takePhoto } from '../../../api/src/modules/photos/queue.service'
import { countWaiting } from '../../../api/src/modules/support/memberFile.repository'
import { addMembers, createDatabase } from './data'
import { compare, median, percentile, sampled } from './measure'
import type { Verdict } from './measure'

const MEMBERS = 10_000
const FEW = 100
const ROUNDS = 5
const SAMPLES = 60
const GOAL = 1.5
const COUNT_GOAL_MS = 50

interface Queue {
  db: DbEngine
  operatorId: number
}

const createQueue = async (serverUrl: string, name: string, waiting: number): Promise<Queue> => {
  const db = await createDatabase(serverUrl, name)
  await addMembers(db, MEMBERS)
  await db.script(`
    insert into photos (user_id, name, status, position, created_at, screened_at, fingerprint, bands, score)
    select id, 'photo-' || id, case when id <= ${waiting} then 'pending' else 'active' end, 0,
      now() - id * interval '1 second', now(), (random() * 2 ^ 62)::bigint::bit(64),
      array(select (8192 * band + floor(random() * 8192) + 0 * id)::int from generate_series(0, 4) band), random()
    from users;
    insert into operators (login, role, password_hash, totp_secret, created_at)
    values ('bench', 'moderator', '-', '-', now());`)
  await db.script('vacuum analyze photos')
  return { db, operatorId: (await db.one<{ id: number }>(sql`select id from operators`)).id }
}

const reviewer = ({ db, operatorId }: Queue) => {
  const deps = { db, now: () => new Date() } as unknown as Deps
  let after: number | undefined
  return async () => {
    after = (await takePhoto(deps, operatorId, after))?.id
  }
}

export const benchReview = async (serverUrl: string): Promise<Verdict[]> => {
  console.log(`Generating ${FEW} and ${MEMBERS} photos to review …`)
  const few = await createQueue(serverUrl, 'bench_review_few', FEW)
  const many = await createQueue(serverUrl, 'bench_review_many', MEMBERS)
  const [takeMany, takeFew] = [reviewer(many), reviewer(few)]
  const times: number[] = []
  const { ratio, ours, theirs } = await compare(
    ROUNDS,
    async () => {
      const round = await sampled(takeMany, SAMPLES)
      times.push(...round)
      return median(round)
    },
    async () => median(await sampled(takeFew, SAMPLES)),
  )
  const counting = percentile(await sampled(() => countWaiting(many.db), SAMPLES), 0.95)
  await few.db.close()
  await many.db.close()
  const p95 = percentile(times, 0.95).toFixed(2)
  const detail = `median ${ours.toFixed(2)} ms against ${theirs.toFixed(2)} ms; p95 ${p95} ms`
  return [
    { what: 'review: the next photo', figure: ratio, goal: GOAL, unit: 'x', detail },
    { what: 'review: the counts', figure: counting, goal: COUNT_GOAL_MS, unit: ' ms', detail: 'p95' },
  ]
}
