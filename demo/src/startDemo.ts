import type { Deps } from '@duetto/api/src/app/deps'
import { startJobs } from '@duetto/api/src/infra/jobs/jobs'
import { startCompanion } from './companion/companion'
import { photoReviewJob } from './photoReview'
import { seed } from './seed'

/**
 * What only a demo has: its people, their pictures, and the scripted companion. Returns the stop function.
 */
export const startDemo = async (deps: Deps): Promise<() => Promise<void>> => {
  const { stopDrawing } = await seed(deps)
  // Only one of several processes may reply to a message.
  const companion = deps.config.role === 'web' ? null : await startCompanion(deps)
  const stopReviews = deps.config.role === 'web' ? null : startJobs(deps, [photoReviewJob])
  return async () => {
    await stopReviews?.()
    companion?.stop()
    await stopDrawing()
  }
}
