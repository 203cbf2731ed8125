const SECOND = 1000
const MINUTE = 60 * SECOND
export const dayMs = 24 * 60 * MINUTE

/** Data export: validity of the file, interval between requests, and polling interval while it is prepared. */
export const exportTimings = { retentionMs: 7 * dayMs, renewableMs: dayMs, pollMs: 5 * SECOND } as const

export const timings = {
  pollFirstMs: 5 * SECOND,
  pollMs: 60 * SECOND,
  pollWithPushMs: 300 * SECOND,
  /** Polling interval of a visible page while its event stream is closed. */
  catchUpMs: 15 * SECOND,
  /** Minimum time from a reload of the counters to the next one. */
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
  /** How long the match dialog waits for common interests and a suggested message. */
  matchDetailsMs: 1.5 * SECOND,
  popupEveryMs: 10 * MINUTE,
  /** Delay of popups after the member leaves a field, dialog or popover. */
  popupAfterWritingMs: 3 * SECOND,
  /** Idle time after a press, key, choice or scrolling before an unrequested popup may open. */
  popupAfterActionMs: 20 * SECOND,
  /** Interval between attempts to show a popup while the member is busy. */
  popupRetryMs: SECOND,
  updateCheckMs: 5 * MINUTE,
  /** How long a deletion can be undone. */
  undoMs: 6 * SECOND,
  /** How long an unread message can be edited. */
  messageEditMs: 5 * MINUTE,
  /** Lifetime of an upload that is not sent. */
  unsentUploadMs: dayMs,
  /** Time without cards on the search page after one was dismissed; that one returns after `profileCardAgainDays`. */
  profileCardPauseMs: 12 * 60 * MINUTE,
  profileCardAgainDays: 28,
  /** Lifetime of a pending action, such as a like that requires log-in. */
  pendingActionMs: 30 * MINUTE,
  /**
   * Time after an order within which the message is sent once the payment succeeds. After that, it remains in the
   * message field.
   */
  waitingMessageMs: 30 * MINUTE,
  /** Wait before the activation e-mail can be sent again. */
  activationAgainMs: 60 * SECOND,
  /** Maximum time between two presses of Escape that leave the site. */
  quickExitMs: 500,
  discreetCookieDays: 365,
  typingShownMs: 6 * SECOND,
  typingSendEveryMs: 3 * SECOND,
  draftDebounceMs: 1500,
  searchDebounceMs: 250,
  /** Minimum time between two checks of a saved search for new people. */
  savedSearchEveryMs: 6 * 60 * MINUTE,
  /** Interval of the job that deletes selfies. */
  selfiesEveryMs: MINUTE,
  onlineWithinMs: 10 * MINUTE,
  requestTimeoutMs: 15 * SECOND,
  /** Timeout of one attempt to load a remote's entry script. */
  remoteEntryMs: 6 * SECOND,
  /** Timeout of other chunks, which may queue behind photos. */
  chunkLoadMs: 10 * SECOND,
  /** Default time limit for loading and mounting a remote, after which it counts as failed. */
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
 * Retries of a failed request (specification, section 7: "up to 5 times with exponentially growing delay"). No retry if
 * the server demands a wait longer than `waitAtMostMs`.
 */
export const retry = { times: 5, baseDelayMs: 200, waitAtMostMs: 10 * SECOND } as const
