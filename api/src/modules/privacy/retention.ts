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
  /** Counted from the deletion of the account. */
  deletedAccount: limits.deletionGraceDays * dayMs,
  /** Counted from the last visit. The address may be that of a stranger. */
  unconfirmedAccount: limits.unconfirmedAccountDays * dayMs,
  /** Counted from login or the last password change. */
  session: timings.sessionMs,
  /** Counted from the link's expiry. The row lets the site report the link as expired instead of invalid. */
  link: 30 * dayMs,
  loginAttempts: dayMs,
  firstMessage: copyLimits.windowMs,
  passkeyChallenge: passkeyChallengeMs,
  dataExport: exportTimings.retentionMs,
  profileVisit: limits.activityDays * dayMs,
  refusedPicture: 180 * dayMs,
  unsentUpload: timings.unsentUploadMs,
  originOfMember: funnelLimits.memberDays * dayMs,
  smsCode: dayMs,
  /** Counted from the time at which the message was queued. */
  sentMessage: 30 * dayMs,
  /** Counted from the time at which the selfie was sent, if no operator decides. */
  waitingSelfie: verificationLimits.answerMs,
  decidedSelfie: operatorTimings.photoUndoMs,
  endedVerification: 30 * dayMs,
  /** Counted from the decision or answer. Covers two yearly transparency reports. */
  case: 730 * dayMs,
} as const
