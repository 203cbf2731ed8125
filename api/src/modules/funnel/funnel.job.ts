import { dayOf, funnelLimits } from '@duetto/shared/domain'
import type { Job } from '../../infra/jobs/jobs'
import { retentionMs } from '../privacy/retention'
import { removeCountsBefore } from './counts.repository'
import { removeMemberOriginsBefore } from './members.repository'
import { daysAgo } from './visits.service'

export const funnelJob: Job = {
  name: 'funnel',
  everyMs: 3_600_000,
  run: async ({ db, now }) => {
    await removeMemberOriginsBefore(db, dayOf(now().getTime() - retentionMs.originOfMember))
    await removeCountsBefore(db, daysAgo(now(), funnelLimits.countDays))
  },
}
