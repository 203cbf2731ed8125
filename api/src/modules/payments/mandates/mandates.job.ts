import type { Job } from '../../../infra/jobs/jobs'
import { deleteEnded } from './mandates.service'

export const mandatesJob: Job = { name: 'mandates', everyMs: 30_000, run: deleteEnded }
