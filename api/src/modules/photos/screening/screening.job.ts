import type { Job } from '../../../infra/jobs/jobs'
import { screenNextSent } from '../../attachments/screening.service'
import { findScreening } from '../../settings/screening'
import { screenNext } from './screening.service'

const batch = 20

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
