import { attemptAll } from '../../infra/jobs/attemptAll'
import type { Job } from '../../infra/jobs/jobs'
import { retentionMs } from './retention'
import {
  eraseAnsweredComplaints,
  eraseDecidedReports,
  eraseEndedVerifications,
  eraseExpiredLinks,
  eraseExpiredSessions,
  eraseFirstMessages,
  eraseRefusedPictures,
  eraseSentMessages,
  eraseSmsCodes,
} from './retention.repository'

const batch = 1000

const rules = [
  [eraseExpiredSessions, 0],
  [eraseExpiredLinks, retentionMs.link],
  [eraseSmsCodes, retentionMs.smsCode],
  [eraseFirstMessages, retentionMs.firstMessage],
  [eraseSentMessages, retentionMs.sentMessage],
  [eraseEndedVerifications, retentionMs.endedVerification],
  [eraseDecidedReports, retentionMs.case],
  [eraseRefusedPictures, retentionMs.refusedPicture],
  [eraseAnsweredComplaints, retentionMs.case],
] as const

export const retentionJob: Job = {
  name: 'retention',
  everyMs: 3_600_000,
  run: ({ db, now, log }) =>
    attemptAll(log, 'some personal data was not erased', async (attempt) => {
      for (const [erase, periodMs] of rules) {
        const before = new Date(now().getTime() - periodMs)
        await attempt({ rule: erase.name }, async () => {
          while ((await erase(db, before, batch)) === batch);
        })
      }
    }),
}
