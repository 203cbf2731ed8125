const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** Data export: how long it can be downloaded, and when the next one may be requested. */
export const exportTimings = { retentionMs: 7 * DAY, renewableMs: DAY, askEveryMs: 5 * SECOND } as const

/** Timings of sections 4 and 9, in milliseconds unless the name says otherwise. */
export const timings = {
  pollFirstMs: 5 * SECOND,
  pollMs: 60 * SECOND,
  pollWithPushMs: 300 * SECOND,
  /** How often a visible page catches up while its event stream is closed. */
  catchUpMs: 15 * SECOND,
  /** Minimum interval between reloads of chats and likes after events. */
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
  popupEveryMs: 10 * MINUTE,
  /** Delay of a popup after a field or dialog has been left. */
  popupAfterWritingMs: 3 * SECOND,
  /** Delay of a popup after the member's last press or choice, while they look at the result. */
  popupAfterActionMs: 5 * SECOND,
  /** How often a popup that waits for a busy member tries again. */
  popupRetryMs: SECOND,
  /** Interval between checks for a new deployment. */
  updateCheckMs: 5 * MINUTE,
  /** How long a deletion can be undone. */
  undoMs: 6 * SECOND,
  /** How long an unread message can be edited. */
  messageEditMs: 5 * MINUTE,
  /** A photo uploaded for a message but not sent is deleted after this time. */
  unsentUploadMs: DAY,
  /** Time after which an act that required log-in, such as a like, is no longer resumed. */
  pendingActionMs: 30 * MINUTE,
  /** Two presses of Escape within this leave the site at once. */
  quickExitMs: 500,
  discreetCookieDays: 365,
  typingShownMs: 6 * SECOND,
  typingSendEveryMs: 3 * SECOND,
  /** Debounce before a draft is saved to the server. */
  draftDebounceMs: 1500,
  /** Debounce before a search. */
  searchDebounceMs: 250,
  onlineWithinMs: 10 * MINUTE,
  requestTimeoutMs: 15 * SECOND,
  /** Deadline for one attempt at a remote's entry script; a phone with poor reception needs a few seconds. */
  remoteEntryMs: 6 * SECOND,
  /** The same for any other script, which may wait behind a page's photos. */
  chunkLoadMs: 10 * SECOND,
  /** Deadline for a remote's page, all attempts together; after it, an error panel appears. */
  remoteLoadMs: 15 * SECOND,
  /** After this, a page that is still loading says so. */
  stillLoadingMs: 5 * SECOND,
  /** Delay after page load before remotes are prefetched. */
  prefetchAfterMs: 4 * SECOND,
  smsCodeMs: 10 * MINUTE,
  sessionCookieDays: 30,
  localeCookieDays: 365,
  /** Lifetime of the proof that a browser has logged in before. */
  knownBrowserDays: 180,
  sessionMs: 30 * DAY,
} as const

/**
 * Retries of a failed request: section 7, "up to 5 times with exponentially growing delay". If the server
 * asks for a longer wait than `waitAtMostMs`, the request fails immediately.
 */
export const retry = { times: 5, baseDelayMs: 200, waitAtMostMs: 10 * SECOND } as const
