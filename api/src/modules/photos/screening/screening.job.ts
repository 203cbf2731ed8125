import type { Deps } from '../../../app/deps'
import type { Job } from '../../../infra/jobs/jobs'
import { screenNextSent, screenNextSentBefore } from '../../attachments/screening.service'
import { findScreening } from '../../settings/screening'
import { screenNext } from './screening.service'

const batch = 20
const batchFromBefore = 5

export const screeningJob: Job = {
  name: 'screening',
  everyMs: 2_000,
  run: async (deps) => {
    const screening = await findScreening(deps.db)
    if (screening.photos === 'off') return
    for (let count = 0; count < batch; count += 1) {
      const [isSent, isUploaded] = [await screenNextSent(deps), await screenNext(deps, screening)]
      if (!isSent && !isUploaded) return screenSentBefore(deps)
    }
  },
}

const screenSentBefore = async (deps: Deps): Promise<void> => {
  for (let count = 0; count < batchFromBefore; count += 1) if (!(await screenNextSentBefore(deps))) return
}
