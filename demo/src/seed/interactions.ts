import { dayMs } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Deps } from '@duetto/api/src/app/deps'
import { visit } from '@duetto/api/src/modules/activity/activity.service'
import { insertConversation } from '@duetto/api/src/modules/chat/conversations.repository'
import { sendAsOperator } from '@duetto/api/src/modules/chat/write'
import { like } from '@duetto/api/src/modules/likes/likes.service'

const likersOfMarco = 9
const likersOfAnna = 4
const visitors = 3
const letters = [
  'Hello Marco. Your profile says slow cook. What is on the stove tonight?',
  'I passed a workshop today that smelled of oak and thought: that must be what your mornings are like.',
  'Do you know a road for bicycles along the river that is not full on Sundays?',
]

const findItalians = async (
  { db }: Deps,
  gender: string,
  isFictional: boolean,
  limit: number,
): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    select id from users
    where country = 'IT' and gender = ${gender} and is_fictional = ${isFictional} and email like '%@people.duetto.test'
    order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

const hourMs = 3_600_000

const momentOf = (deps: Deps, index: number): Date => {
  const now = deps.now()
  const day = new Date(now.getTime() - dayMs * Math.floor(1 + index / 2))
  day.setUTCHours(8 + ((index * 5) % 14), (index * 17) % 60)
  return day
}

const at = (deps: Deps, moment: Date): Deps => ({ ...deps, now: () => moment })

export const seedInteractions = async (deps: Deps, annaId: number, marcoId: number): Promise<void> => {
  const women = await findItalians(deps, 'female', false, likersOfMarco + visitors)
  const [fictionalWoman = 0] = await findItalians(deps, 'female', true, 1)
  const men = await findItalians(deps, 'male', false, likersOfAnna + visitors)
  const earlier = (count: number, index: number) => at(deps, momentOf(deps, count - index))
  const womenLikes = women.slice(0, likersOfMarco)
  for (const [index, id] of womenLikes.entries()) await like(earlier(womenLikes.length, index), id, marcoId)
  for (const [index, id] of women.slice(0, 3).entries()) await like(earlier(3, index), marcoId, id)
  const menLikes = men.slice(0, likersOfAnna)
  for (const [index, id] of menLikes.entries())
    await like(earlier(menLikes.length * 2, index * 2), id, annaId)
  for (const [index, id] of women.slice(likersOfMarco).entries())
    await visit(earlier(visitors * 2, index * 2), id, marcoId)
  for (const [index, id] of men.slice(likersOfAnna).entries())
    await visit(earlier(visitors * 2, index * 2), id, annaId)
  const writers = [...women.slice(0, letters.length - 1), fictionalWoman]
  for (const [index, id] of writers.entries()) {
    const then = at(deps, new Date(deps.now().getTime() - (writers.length - index) ** 2 * 5 * hourMs))
    const conversation = await deps.db.tx((tx) => insertConversation(tx, id, marcoId, then.now()))
    if (conversation) await sendAsOperator(then, id, conversation, letters[index] ?? '')
  }
}
