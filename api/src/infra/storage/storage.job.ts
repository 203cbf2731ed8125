import type { Job } from '../jobs/jobs'

const leftAfterMs = 3_600_000

export const storageJob: Job = {
  name: 'storage-leftovers',
  everyMs: 3_600_000,
  run: ({ storage, now }) => storage.sweep(new Date(now().getTime() - leftAfterMs)),
}
