import type { ServerEvent } from '@duetto/shared/contract'
import sql from 'sql-template-tag'
import type { Deps } from '@duetto/api/src/app/deps'
import { markRead, sendTyping } from '@duetto/api/src/modules/chat/chat.service'
import { refundSinceAnswer } from '@duetto/api/src/modules/chat/unanswered/unanswered.service'
import { sendAsOperator } from '@duetto/api/src/modules/chat/write'
import { like } from '@duetto/api/src/modules/likes/likes.service'
import { chooseReply } from './chooseReply'
import type { DemoSettings } from '../settings'
import { createSchedule, setRealTimer } from './schedule'
import type { SetTimer } from './schedule'

/** Likes out of ten that are returned. Until a member's first match, all are. */
const likesReturnedOfTen = 6
const refreshMs = 60_000

type ReceivedMessage = Extract<ServerEvent, { type: 'chat-pushed' }>

export interface Companion {
  refresh: () => Promise<void>
  settled: () => Promise<void>
  stop: () => void
}

export const startCompanion = async (
  deps: Deps,
  { typingMs, replyMs }: DemoSettings['companion'],
  setTimer: SetTimer = setRealTimer,
): Promise<Companion> => {
  const schedule = createSchedule((error) => deps.log.warn({ err: error }, 'the companion failed'), setTimer)
  const unsubscribes = new Map<number, () => void>()

  const reply = (fictionalId: number, { conversation, profile, message }: ReceivedMessage) => {
    const chat = `chat-${conversation}`
    schedule.cancel(chat)
    schedule.after(chat, typingMs / 2, () => markRead(deps, fictionalId, conversation, message.id))
    schedule.after(chat, typingMs, () => sendTyping(deps, fictionalId, conversation))
    schedule.after(chat, replyMs, async () => {
      const turn = { fictionalId, memberId: profile, conversation, message }
      const { text, isAnswer } = await chooseReply(deps, turn)
      if (!isAnswer) await refundSinceAnswer(deps, fictionalId, conversation)
      await sendAsOperator(deps, fictionalId, conversation, text)
    })
  }

  const likeBack = (fictionalId: number, memberId: number) =>
    schedule.after(`like-${fictionalId}-${memberId}`, replyMs / 2, async () => {
      const isReturned = (fictionalId * 7 + memberId) % 10 < likesReturnedOfTen
      if (isReturned || !(await hasMatched(deps, memberId))) await like(deps, fictionalId, memberId)
    })

  const handleEvent = (fictionalId: number, event: ServerEvent) => {
    if (event.type === 'chat-pushed' && !event.message.is_mine) reply(fictionalId, event)
    if (event.type === 'like-new') likeBack(fictionalId, event.profile.id)
  }

  const refresh = async () => {
    for (const id of await findScriptedIds(deps)) {
      if (unsubscribes.has(id)) continue
      unsubscribes.set(
        id,
        deps.fanout.subscribe(id, ({ event }) => handleEvent(id, event)),
      )
    }
    await markSomeOnline(deps)
  }
  await refresh()
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => deps.log.warn({ err: error }, 'the companion failed'))
  }, refreshMs).unref()

  return {
    refresh,
    settled: schedule.settled,
    stop: () => {
      clearInterval(timer)
      schedule.stop()
      for (const unsubscribe of unsubscribes.values()) unsubscribe()
    },
  }
}

const findScriptedIds = async ({ db }: Deps): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(
    sql`select id from users where (is_fictional or is_demo) and status = 'active' order by id`,
  )
  return rows.map((row) => row.id)
}

const markSomeOnline = async ({ db, now }: Deps): Promise<void> => {
  const turn = Math.floor(now().getTime() / (20 * refreshMs)) % 7
  await db.run(sql`
    update users set last_active = ${now()}
    where (is_fictional or is_demo) and status = 'active' and id % 7 = ${turn}
      and last_active < ${new Date(now().getTime() - 5 * refreshMs)}`)
}

const hasMatched = async ({ db }: Deps, memberId: number): Promise<boolean> =>
  (await db.maybe(sql`
    select 1 from pairs where matched_at is not null and (low_id = ${memberId} or high_id = ${memberId})
    limit 1`)) !== undefined
