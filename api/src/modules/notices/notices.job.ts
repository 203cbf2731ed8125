import { addresses, dayMs, timings } from '@duetto/shared/domain'
import type { Deps } from '../../app/deps'
import { mailComposer } from '../../infra/delivery/compose'
import { describeSender, labelSender } from '../../infra/delivery/labelSender'
import { attemptAll } from '../../infra/jobs/attemptAll'
import type { Job } from '../../infra/jobs/jobs'
import { createUnsubscribeToken } from './unsubscribe'
import { claimNotice, findWaiting } from './notices.repository'
import type { NoticeKind, NoticeTimes, Waiting } from './notices.repository'

const mails = {
  messages: { name: 'new_message', path: addresses.chats },
  likes: { name: 'new_like', path: addresses.likes },
} as const

/** ACCOUNT-09: sends at most one e-mail of each kind per absence. */
export const sendNotices = async (deps: Deps): Promise<void> => {
  const now = deps.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const times: NoticeTimes = {
    now,
    since: before(2 * dayMs),
    inactiveSince: before(timings.onlineWithinMs),
    dayAgo: before(dayMs),
  }
  await attemptAll(deps.log, 'some notices were not sent', async (attempt) => {
    for (const kind of ['messages', 'likes'] as const)
      for (const waiting of await findWaiting(deps.db, kind, times))
        await attempt({ kind, user: waiting.user_id }, () => sendNotice(deps, kind, waiting, times))
  })
}

const sendNotice = async (
  deps: Deps,
  kind: NoticeKind,
  waiting: Waiting,
  times: NoticeTimes,
): Promise<void> => {
  const sender = await labelSender(deps, waiting)
  const compose = await mailComposer(deps, waiting)
  const mail = compose(mails[kind].name, {
    to: waiting.email,
    values: { name: waiting.name, sender },
    note: await describeSender(deps, waiting),
    path: mails[kind].path,
    unsubscribeToken: await createUnsubscribeToken(deps.db, waiting.user_id),
  })
  await deps.db.tx(async (tx) => {
    if (await claimNotice(tx, kind, waiting.user_id, times)) await deps.mail.send(mail, tx)
  })
}

export const noticesJob: Job = { name: 'notices', everyMs: 60_000, run: sendNotices }
