import type { Deps } from '../../app/deps'
import { attemptAll } from '../../infra/jobs/attemptAll'
import type { Job } from '../../infra/jobs/jobs'
import { findDueRemovals, postponeRemoval } from './removals.repository'
import { runRemoval } from './removals.service'

const batch = 200
const everyMs = 3_600_000

/** Postpones a failed removal, so that it does not take another's place in the next batch. */
const runOrPostpone = async (deps: Deps, name: string): Promise<void> => {
  try {
    await runRemoval(deps, name)
  } catch (error) {
    await postponeRemoval(deps.db, name, new Date(deps.now().getTime() + everyMs))
    throw error
  }
}

export const photoRemovalsJob: Job = {
  name: 'photo-removals',
  everyMs,
  run: (deps) =>
    attemptAll(deps.log, 'the files of some photos were not removed', async (attempt) => {
      for (const { name } of await findDueRemovals(deps.db, deps.now(), batch))
        await attempt({ name }, () => runOrPostpone(deps, name))
    }),
}
