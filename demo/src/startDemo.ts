import type { Deps } from '@duetto/api/src/app/deps'
import { startJobs } from '@duetto/api/src/infra/jobs/jobs'
import { createReplyScript } from './companion/chooseReply'
import { startCompanion } from './companion/companion'
import { startRendering } from './rendering/startRendering'
import { photoReviewJob } from './photoReview'
import { markRendered } from './seed/photos.repository'
import { seedOperators } from './seed/operators'
import { seed } from './seed/seed'
import { markDemoMembers, seedSettings } from './seed/settings'
import type { DemoSettings } from './settings'

export const startDemo = async (deps: Deps, settings: DemoSettings): Promise<() => Promise<void>> => {
  const photos = await seed(deps)
  await seedSettings(deps.db)
  await markDemoMembers(deps.db)
  await markRendered(
    deps.db,
    photos.map(({ name }) => name),
  )
  await seedOperators(deps.db, deps.now())
  const stopRendering = startRendering(deps, photos, settings)
  deps.script = createReplyScript(deps)
  // Only one process may run the companion, because every instance would reply. Run a single worker.
  const runsJobs = deps.config.role !== 'web'
  const companion = runsJobs ? await startCompanion(deps, settings.companion) : undefined
  const stopReviews = runsJobs ? startJobs(deps, [photoReviewJob]) : undefined
  return async () => {
    await stopReviews?.()
    companion?.stop()
    await stopRendering()
  }
}
