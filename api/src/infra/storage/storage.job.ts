import type { Job } from '../jobs/jobs'

/** No upload takes this long: whatever wrote it is gone. */
const leftAfterMs = 3_600_000

/** Removes pictures that were written in part by a process that died. */
export const storageJob: Job = {
  name: 'storage-leftovers',
  everyMs: 3_600_000,
  run: ({ storage, now }) => storage.sweep(new Date(now().getTime() - leftAfterMs)),
}
