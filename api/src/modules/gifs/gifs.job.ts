import type { Job } from '../../infra/jobs/jobs'
import { forgetGifs } from './gifs.repository'

const retentionMs = 30 * 86_400_000

/** Deletes GIFs that nobody has sent and no search has shown for a month. */
export const gifsJob: Job = {
  name: 'gifs',
  everyMs: 86_400_000,
  run: async ({ db, now }) => {
    await forgetGifs(db, new Date(now().getTime() - retentionMs))
  },
}
