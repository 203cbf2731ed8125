import { messageKeysJob } from '../modules/chat/chat.job'
import { noticesJob } from '../modules/notices/notices.job'
import type { Job } from '../plugins/jobs'

/** Work done by the clock, by one process at a time; a module adds its own. */
export const jobs: readonly Job[] = [messageKeysJob, noticesJob]
