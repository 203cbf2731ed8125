import type { Job } from '../../../infra/jobs/jobs'
import { refundOverdue } from './unanswered.service'

export const unansweredJob: Job = { name: 'unanswered', everyMs: 10 * 60_000, run: refundOverdue }
