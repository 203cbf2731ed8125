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

/** Seeds likes, visits and messages of the demo accounts through the regular services. */
export const seedInteractions = async (deps: Deps, annaId: number, marcoId: number): Promise<void> => {
  const women = await findItalians(deps, 'female', false, likersOfMarco + visitors)
  const [fictionalWoman = 0] = await findItalians(deps, 'female', true, 1)
  const men = await findItalians(deps, 'male', false, likersOfAnna + visitors)
  for (const id of women.slice(0, likersOfMarco)) await like(deps, id, marcoId)
  for (const id of women.slice(0, 3)) await like(deps, marcoId, id)
  for (const id of men.slice(0, likersOfAnna)) await like(deps, id, annaId)
  for (const id of women.slice(likersOfMarco)) await visit(deps, id, marcoId)
  for (const id of men.slice(likersOfAnna)) await visit(deps, id, annaId)
  // Marco's last letter is from a fictional profile, the others from real members, so that lists show him both kinds.
  for (const [index, id] of [...women.slice(0, letters.length - 1), fictionalWoman].entries()) {
    const conversation = await deps.db.tx((tx) => insertConversation(tx, id, marcoId, deps.now()))
    if (conversation) await sendAsOperator(deps, id, conversation, letters[index] ?? '')
  }
}
