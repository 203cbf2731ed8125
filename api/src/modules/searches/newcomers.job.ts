import { savedQuerySchema } from '@duetto/shared/contract/schemas'
import { addresses, dayMs, timings } from '@duetto/shared/domain'
import type { Settings } from '@duetto/shared/contract'
import type { Deps } from '../../app/deps'
import { mailComposer } from '../../infra/delivery/compose'
import { publicSettings } from '../../infra/delivery/readerSite'
import { attemptAll } from '../../infra/jobs/attemptAll'
import type { Job } from '../../infra/jobs/jobs'
import { limitSearch } from '../members/members.presenter'
import { buildFilter } from '../members/searchFilter'
import { createUnsubscribeToken } from '../notices/unsubscribe'
import {
  claimDueSearches,
  claimMail,
  findMembersToMail,
  hasNewcomer,
  markFound,
} from './newcomers.repository'
import type { DueSearch, MailedMember } from './newcomers.repository'

const batchSize = 100
const batchesMax = 10

export const noticeNewcomers = async (deps: Deps): Promise<void> => {
  const now = deps.now()
  const before = new Date(now.getTime() - timings.savedSearchEveryMs)
  const settings = await publicSettings(deps)
  const times = {
    now,
    dayAgo: new Date(now.getTime() - dayMs),
    inactiveSince: new Date(now.getTime() - timings.onlineWithinMs),
  }
  await attemptAll(deps.log, 'some saved searches were not handled', async (attempt) => {
    for (let batch = 0; batch < batchesMax; batch += 1) {
      const due = await claimDueSearches(deps.db, { now, before, limit: batchSize })
      for (const search of due)
        await attempt({ search: search.id }, () => checkSearch(deps, search, settings, now))
      if (due.length < batchSize) break
    }
    for (const member of await findMembersToMail(deps.db, times))
      await attempt({ user: member.user_id }, () => sendMail(deps, member, times))
  })
}

const checkSearch = async (deps: Deps, search: DueSearch, settings: Settings, now: Date): Promise<void> => {
  const { data } = savedQuerySchema.safeParse(Object.fromEntries(new URLSearchParams(search.query)))
  // The search may use a criterion that no longer exists.
  if (!data) return
  const { filter } = await buildFilter(deps, limitSearch(data, settings), {
    viewerId: search.user_id,
    country: null,
  })
  const since = new Date(Math.max(search.seen_at.getTime(), now.getTime() - dayMs))
  if (await hasNewcomer(deps.searchDb, filter, since, now)) await markFound(deps.db, search, now)
}

const sendMail = async (
  deps: Deps,
  { user_id, email, name, ...reader }: MailedMember,
  times: { now: Date; dayAgo: Date },
): Promise<void> => {
  const compose = await mailComposer(deps, reader)
  const mail = compose('new_fit', {
    to: email,
    values: { name },
    path: addresses.members,
    unsubscribeToken: await createUnsubscribeToken(deps.db, user_id),
  })
  await deps.db.tx(async (tx) => {
    if (await claimMail(tx, user_id, times)) await deps.mail.send(mail, tx)
  })
}

export const newcomersJob: Job = { name: 'newcomers', everyMs: 60_000, run: noticeNewcomers }
