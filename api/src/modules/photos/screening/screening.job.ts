import type { Job } from '../../../infra/jobs/jobs'
import { screenNextSent } from '../../attachments/screening.service'
import { findScreening } from '../../settings/screening'
import { screenNext } from './screening.service'

/** Maximum per run of profile photos, and of message photos. Stopping the process waits for the end of the run. */
const batch = 20

/** Screens photos of messages and of profiles. Of the latter, those that await review come first. */
export const screeningJob: Job = {
  name: 'screening',
  everyMs: 2_000,
  run: async (deps) => {
    const screening = await findScreening(deps.db)
    if (screening.photos === 'off') return
    for (let count = 0; count < batch; count += 1) {
      const [isSent, isUploaded] = [await screenNextSent(deps), await screenNext(deps, screening)]
      if (!isSent && !isUploaded) return
    }
  },
}
