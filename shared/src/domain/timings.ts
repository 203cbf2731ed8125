const SECOND = 1000
const MINUTE = 60 * SECOND
export const dayMs = 24 * 60 * MINUTE

/** Members can request another export `renewableMs` after the last request, or at once if the export failed. */
export const exportTimings = { retentionMs: 7 * dayMs, renewableMs: dayMs, pollMs: 5 * SECOND } as const

export const timings = {
  pollFirstMs: 5 * SECOND,
  /** Lifetime of initial data that no script has requested yet. Long, because scripts may load slowly. */
  initialDataMs: 30 * SECOND,
  pollMs: 60 * SECOND,
  pollWithPushMs: 300 * SECOND,
  catchUpMs: 15 * SECOND,
  syncThrottleMs: SECOND,
  timeBonusMs: 14_400 * SECOND,
  countdownTickMs: SECOND,
  timeBonusPopupMs: 40 * SECOND,
  autoLikeReloadMs: 500,
  chunkReloadGuardMs: 60 * SECOND,
  progressStartMs: 200,
  progressRunMs: 5 * SECOND,
  progressHideMs: 500,
  geolocationMaximumAgeMs: 60 * MINUTE,
  /** The match dialog opens with its details, or without them after this delay. */
  matchWaitMs: 0.5 * SECOND,
  matchDetailsMs: 1.5 * SECOND,
  popupEveryMs: 10 * MINUTE,
  popupAfterWritingMs: 3 * SECOND,
  popupAfterActionMs: 20 * SECOND,
  /** For match popups. Shorter than `popupAfterActionMs`, because members wait for matches. */
  matchAfterActionMs: 4 * SECOND,
  /** Delay before a toast announces a match whose popup is still waiting because the member is busy. */
  matchToastMs: 6 * SECOND,
  popupRetryMs: SECOND,
  updateCheckMs: 5 * MINUTE,
  undoMs: 6 * SECOND,
  messageEditMs: 5 * MINUTE,
  unsentUploadMs: dayMs,
  profileCardPauseMs: 12 * 60 * MINUTE,
  profileCardAgainDays: 28,
  pendingActionMs: 30 * MINUTE,
  waitingMessageMs: 30 * MINUTE,
  /** Age up to which a message is sent once its writer has confirmed their address. */
  unconfirmedMessageMs: dayMs,
  activationAgainMs: 60 * SECOND,
  quickExitMs: 500,
  discreetCookieDays: 365,
  typingShownMs: 6 * SECOND,
  typingSendEveryMs: 3 * SECOND,
  draftDebounceMs: 1500,
  searchDebounceMs: 250,
  savedSearchEveryMs: 6 * 60 * MINUTE,
  selfiesEveryMs: MINUTE,
  onlineWithinMs: 10 * MINUTE,
  requestTimeoutMs: 15 * SECOND,
  remoteEntryMs: 6 * SECOND,
  /** Longer than `remoteEntryMs`, because chunks may queue behind photos. */
  chunkLoadMs: 10 * SECOND,
  remoteLoadMs: 15 * SECOND,
  stillLoadingMs: 5 * SECOND,
  prefetchAfterMs: 4 * SECOND,
  smsCodeMs: 10 * MINUTE,
  sessionCookieDays: 30,
  localeCookieDays: 365,
  knownBrowserDays: 180,
  sessionMs: 30 * dayMs,
} as const

/**
 * Specification, section 7: "up to 5 times with exponentially growing delay". If Retry-After exceeds `waitAtMostMs`,
 * the call is not retried.
 */
export const retry = { times: 5, baseDelayMs: 200, waitAtMostMs: 10 * SECOND } as const
