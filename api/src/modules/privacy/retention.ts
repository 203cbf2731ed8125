import {
  copyLimits,
  dayMs,
  exportTimings,
  funnelLimits,
  limits,
  operatorTimings,
  passkeyChallengeMs,
  timings,
  verificationLimits,
} from '@duetto/shared/domain'

export const retentionMs = {
  /** From the deletion of the account. */
  deletedAccount: limits.deletionGraceDays * dayMs,
  /** From the last visit. The e-mail address may belong to a stranger. */
  unconfirmedAccount: limits.unconfirmedAccountDays * dayMs,
  /** From the login or the last password change. */
  session: timings.sessionMs,
  /** From the link's expiry. As long as the row exists, the site reports an old link as expired, not invalid. */
  link: 30 * dayMs,
  loginAttempts: dayMs,
  firstMessage: copyLimits.windowMs,
  passkeyChallenge: passkeyChallengeMs,
  dataExport: exportTimings.retentionMs,
  profileVisit: limits.activityDays * dayMs,
  refusedPicture: 180 * dayMs,
  unsentUpload: timings.unsentUploadMs,
  /** From the start of the upload. */
  interruptedUpload: 3_600_000,
  originOfMember: funnelLimits.memberDays * dayMs,
  smsCode: dayMs,
  /** From when the message was queued. */
  sentMessage: 30 * dayMs,
  /** From when the selfie was sent, if no operator decides. */
  waitingSelfie: verificationLimits.answerMs,
  decidedSelfie: operatorTimings.photoUndoMs,
  endedVerification: 30 * dayMs,
  /** From the decision or answer. Covers two yearly transparency reports. */
  case: 730 * dayMs,
} as const
