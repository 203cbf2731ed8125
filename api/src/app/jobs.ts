import { attachmentsJob } from '../modules/attachments/attachments.job'
import { attemptsJob } from '../modules/accounts/attempts/attempts.job'
import { erasureJob } from '../modules/accounts/deletion/erasure.job'
import { directDebitJob } from '../modules/direct-debit/directDebit.job'
import { exportsJob } from '../modules/exports/exports.job'
import { funnelJob } from '../modules/funnel/funnel.job'
import { landersJob } from '../modules/funnel/landers.job'
import { gifsJob } from '../modules/gifs/gifs.job'
import { newcomersJob } from '../modules/searches/newcomers.job'
import { noticesJob } from '../modules/notices/notices.job'
import { photoRemovalsJob } from '../modules/photos/removals.job'
import { portraitsJob } from '../modules/photos/portraits.job'
import { passkeysJob } from '../modules/passkeys/passkeys.job'
import { mandatesJob } from '../modules/payments/mandates/mandates.job'
import { operatorsJob } from '../modules/operators/operators.job'
import { paymentsJob } from '../modules/payments/payments.job'
import { reconciliationJob } from '../modules/payments/reconciliation/daily.job'
import { refundsJob } from '../modules/payments/refunds/refunds.job'
import { remoteHoursJob } from '../modules/remotes/hours.job'
import { retentionJob } from '../modules/privacy/retention.job'
import { selfiesJob } from '../modules/verification/selfies.job'
import { unansweredJob } from '../modules/chat/unanswered/unanswered.job'
import { visitsJob } from '../modules/activity/visits.job'
import { storageJob } from '../infra/storage/storage.job'
import { screeningJob } from '../modules/photos/screening/screening.job'
import type { Job } from '../infra/jobs/jobs'

export const jobs: readonly Job[] = [
  attachmentsJob,
  attemptsJob,
  erasureJob,
  exportsJob,
  funnelJob,
  gifsJob,
  landersJob,
  newcomersJob,
  noticesJob,
  operatorsJob,
  passkeysJob,
  photoRemovalsJob,
  portraitsJob,
  paymentsJob,
  reconciliationJob,
  mandatesJob,
  refundsJob,
  directDebitJob,
  remoteHoursJob,
  retentionJob,
  screeningJob,
  selfiesJob,
  storageJob,
  unansweredJob,
  visitsJob,
]
