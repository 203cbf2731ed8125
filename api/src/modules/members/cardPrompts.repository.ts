import type { ProfileCard } from '@duetto/shared/contract'
import type { AnsweredPrompt } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import type { Db } from '../../infra/db/Db'

export const addPrompts = async (db: Db, cards: readonly ProfileCard[]): Promise<ProfileCard[]> => {
  const rows = await db.many<{ id: number; prompts: AnsweredPrompt[] }>(sql`
    select id, prompts from users where id = any(${cards.map(({ id }) => id)}::bigint[])`)
  const promptOf = new Map(rows.map(({ id, prompts }) => [id, prompts[0]]))
  const answered = cards.flatMap((card) => {
    const prompt = promptOf.get(card.id)
    return prompt ? [{ ...card, prompt }] : []
  })
  return [...answered, ...cards.filter(({ id }) => !promptOf.get(id))]
}
