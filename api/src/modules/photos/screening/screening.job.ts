import type { Job } from '../../../infra/jobs/jobs'
import { findScreening } from '../../settings/screening'
import { screenNext } from './screening.service'

/** Photos per run: few, because stopping the process waits for the run. */
const batch = 20

/** Screens photos that were not screened yet: those that await review first. */
export const screeningJob: Job = {
  name: 'screening',
  everyMs: 2_000,
  run: async (deps) => {
    const screening = await findScreening(deps.db)
    if (screening.photos === 'off') return
    for (let count = 0; count < batch; count += 1) if (!(await screenNext(deps, screening))) return
  },
}
