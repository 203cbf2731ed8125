import type { Deps } from '@duetto/api/src/app/deps'
import type { ReplyScript, ScriptedTurn } from '@duetto/api/src/modules/fictional/ReplyScript'
import { ageAt } from '@duetto/shared/domain'
import type { Interest, Locale } from '@duetto/shared/domain'
import sql from 'sql-template-tag'
import { demoTexts } from '../texts'
import { demoMemberScript } from './demoMemberScripts'
import { replyTo } from './reply'
import { quietInterests } from './script'

export const chooseReply = async (
  { db, now }: Deps,
  { fictionalId, memberId, conversation, message: { id, text } }: ScriptedTurn,
): Promise<ReturnType<typeof replyTo>> => {
  const { language } = await db.one<{ language: Locale }>(
    sql`select language from users where id = ${memberId}`,
  )
  const { name, birth_date, city, interests, is_demo } = await db.one<{
    name: string
    birth_date: string
    city: string | null
    interests: Interest[]
    is_demo: boolean
  }>(sql`
    select name, birth_date::text, city, interests, is_demo from users where id = ${fictionalId}`)
  const sent = await db.many<{ text: string }>(sql`
    select text from messages where conversation_id = ${conversation} and sender_id = ${fictionalId} order by id`)
  const script = is_demo ? demoMemberScript(language) : demoTexts[language].companion
  return replyTo({
    script,
    persona: {
      name,
      age: ageAt(birth_date, now()),
      city: city ?? '',
      interests: interests
        .filter((interest) => quietInterests.includes(interest))
        .map((interest) => script.interests?.[interest] ?? interest),
    },
    text,
    sent: sent.map((message) => message.text),
    seed: id,
  })
}

export const createReplyScript =
  (deps: Deps): ReplyScript =>
  async (turn) => {
    const { text, isAnswer } = await chooseReply(deps, turn)
    return isAnswer ? text : null
  }
