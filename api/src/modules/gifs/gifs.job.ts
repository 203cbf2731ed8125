import type { Job } from '../../infra/jobs/jobs'
import { forgetGifs } from './gifs.repository'

const retentionMs = 30 * 86_400_000

/** Deletes GIFs that were never sent and that no search has returned for 30 days. */
export const gifsJob: Job = {
  name: 'gifs',
  everyMs: 86_400_000,
  run: async ({ db, now }) => {
    await forgetGifs(db, new Date(now().getTime() - retentionMs))
  },
}
