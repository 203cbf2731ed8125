import type { Job } from '../jobs/jobs'

const leftAfterMs = 3_600_000

/** Deletes partial files of processes that died. */
export const storageJob: Job = {
  name: 'storage-leftovers',
  everyMs: 3_600_000,
  run: ({ storage, now }) => storage.sweep(new Date(now().getTime() - leftAfterMs)),
}
