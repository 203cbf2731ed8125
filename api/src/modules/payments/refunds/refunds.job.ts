import type { Job } from '../../../infra/jobs/jobs'
import { sendRefunds } from './sendRefunds.service'

export const refundsJob: Job = { name: 'refunds', everyMs: 30_000, run: sendRefunds }
