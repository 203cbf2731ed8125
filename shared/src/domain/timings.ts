const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

/** Timings of sections 4 and 9, in milliseconds unless the name says otherwise. */
export const timings = {
  pollFirstMs: 5 * SECOND,
  pollMs: 60 * SECOND,
  pollWithPushMs: 300 * SECOND,
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
  /** Between two looks whether the site was deployed anew. */
  updateCheckMs: 5 * MINUTE,
  /** How long a deletion can be taken back. */
  undoMs: 6 * SECOND,
  typingShownMs: 6 * SECOND,
  typingSendEveryMs: 3 * SECOND,
  /** A draft goes to the server once the typing rests this long. */
  draftRestMs: 1500,
  /** A search is made once the typing rests this long. */
  searchRestMs: 250,
  onlineWithinMs: 10 * MINUTE,
  requestTimeoutMs: 15 * SECOND,
  /** The entry script of a remote, one try. A phone at the edge of the network needs some seconds for it. */
  remoteEntryMs: 6 * SECOND,
  /** A remote's page, all tries together; then its place says that it did not load. */
  remoteLoadMs: 15 * SECOND,
  /** From here on a page that is still loading says so. */
  stillLoadingMs: 5 * SECOND,
  /** From a page's start until remotes that may be next are fetched. */
  prefetchAfterMs: 4 * SECOND,
  smsCodeMs: 10 * MINUTE,
  sessionCookieDays: 30,
  localeCookieDays: 365,
  sessionMs: 30 * DAY,
} as const

/**
 * Retries of a failed request: section 7, "up to 5 times with exponentially growing delay". What the server puts off
 * for longer than `waitAtMostMs` is told at once.
 */
export const retry = { times: 5, baseDelayMs: 200, waitAtMostMs: 10 * SECOND } as const
