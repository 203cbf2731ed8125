import type { Job } from '../plugins/jobs'

/** Work done by the clock, by one process at a time; a module adds its own. */
export const jobs: readonly Job[] = []
