import { dayMs } from '@duetto/shared/domain'
import type { Job } from '../../infra/jobs/jobs'
import { forgetGifs } from './gifs.repository'

const retentionMs = 30 * dayMs

export const gifsJob: Job = {
  name: 'gifs',
  everyMs: dayMs,
  run: async ({ db, now }) => {
    await forgetGifs(db, new Date(now().getTime() - retentionMs))
  },
}
