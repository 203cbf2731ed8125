import { attemptAll } from '../../infra/jobs/attemptAll'
import type { Job } from '../../infra/jobs/jobs'
import { findDueRemovals } from './removals.repository'
import { runRemoval } from './removals.service'

const batch = 200

export const photoRemovalsJob: Job = {
  name: 'photo-removals',
  everyMs: 3_600_000,
  run: (deps) =>
    attemptAll(deps.log, 'some files of photos were not removed', async (attempt) => {
      for (const { name } of await findDueRemovals(deps.db, deps.now(), batch))
        await attempt({ name }, () => runRemoval(deps, name))
    }),
}
