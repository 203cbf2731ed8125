export const limits = {
  minAge: 18,
  maxAge: 99,
  freeMessages: 5,
  freeStartedConversations: 2,
  freePhotos: 3,
  premiumPhotos: 25,
  photoMaxBytes: 10 * 1024 * 1024,
  bodyMaxBytes: 256 * 1024,
  /** Must fit into `bodyMaxBytes` after base64 encoding. */
  brandPictureMaxBytes: 180 * 1024,
  streamsPerMember: 10,
  /** High, because an entire office may share one IP address. */
  streamsPerAddress: 256,
  unsentUploadsMax: 20,
  voiceMaxSeconds: 60,
  voiceMaxBytes: 2 * 1024 * 1024,
  photoMaxPixels: 50_000_000,
  photoMinPx: 200,
  /** Lower than `photoMaxPixels`, because decoding AVIF needs more memory. */
  avifMaxPixels: 16_000_000,
  messageMaxCodePoints: 1000,
  aboutMeMaxCodePoints: 2000,
  answeredPrompts: 3,
  interestsSuggested: 6,
  promptAnswerMaxCodePoints: 200,
  noteMaxCodePoints: 500,
  nameMinCodePoints: 2,
  nameMaxCodePoints: 30,
  reportMaxCodePoints: 2000,
  emailMaxLength: 254,
  passwordMinLength: 8,
  passwordMaxLength: 128,
  swipeLikesPerDay: 4,
  passDays: 7,
  skipDays: 30,
  skipsHidden: 1000,
  hiddenListed: 200,
  savedSearches: 5,
  freeChatHistoryDays: 90,
  activityDays: 30,
  /** Days after the last visit until an unconfirmed account is erased, unless it has payments. */
  unconfirmedAccountDays: 90,
  activityItems: 60,
  /**
   * Failed attempts for one account within `loginWindowMinutes` from one IP network or known browser. Separate counters
   * with the same limit cover passkeys, codes and password checks within a session.
   */
  loginAttempts: 5,
  /** Failed attempts for one account from all IP networks, excluding known browsers. */
  loginAttemptsOfAccount: 25,
  /** Failed attempts from one public IP network for all accounts, excluding known browsers. */
  loginAttemptsOfAddress: 50,
  loginWindowMinutes: 15,
  loginBlockMinutes: 15,
  resetRequestsPerDay: 3,
  passkeysPerMember: 10,
  pushBrowsersPerMember: 20,
  /**
   * E-mails to one address within `loginWindowMinutes`, no matter who requests them. Excludes the first activation
   * e-mail and password resets.
   */
  unverifiedMails: 3,
  unverifiedMailsPerDay: 6,
  mailChangesPerDay: 10,
  codeAttemptsPerDay: 20,
  knownAccountsPerBrowser: 3,
  passkeyNameMaxCodePoints: 40,
  /** Working days. */
  complaintAnswerDays: 5,
  deletionGraceDays: 14,
  unreadBadgeCap: 99,
  creditsBadgeAt: 10,
  membersPageSize: 20,
  legalTextMaxCodePoints: 60_000,
  teaserPeople: 4,
  messagesPageSize: 30,
  messagesInMemory: 300,
  icebreakers: 5,
  personalIcebreakers: 3,
  chatsPageSize: 50,
  namedChatsMax: 20,
  messageSearchMinCodePoints: 2,
  messageSearchMaxCodePoints: 60,
  numResultsExactTo: 200,
  refundDays: 14,
  /** Days until a held payment is released. Must be shorter than the lifetime of card authorisations. */
  paymentHoldDays: 6,
  activationCodeDigits: 6,
  smsCodeDigits: 6,
  smsCodeTries: 5,
  smsCodesPerHour: 3,
  directDebitOpenMax: 2,
  directDebitMaxMinorPer30Days: 25_000,
} as const

/**
 * A member who has sent the same first message to `max` people within `windowMs` can send the next copy only `waitMs`
 * after the last one. The wait doubles with each further copy.
 */
export const copyLimits = {
  max: 5,
  windowMs: 24 * 3_600_000,
  waitMs: 3_600_000,
  /** Minimum length of the normalised text (`copyWords`). Shorter texts, such as greetings, do not count as copies. */
  minCodePoints: 20,
} as const

export const waveformBars = 48

/** Default costs in credits, which operators can override. */
export const creditCosts = { message: 1, photo: 2, voice: 2, signup: 0 } as const

export const passkeyChallengeMs = 5 * 60_000

export const linkLifetimeMs = {
  activation: 7 * 24 * 3_600_000,
  reset: 3_600_000,
  mailChange: 24 * 3_600_000,
  reactivation: limits.deletionGraceDays * 24 * 3_600_000,
  /** Shorter than `activation`, because codes can be guessed. */
  activationCode: 24 * 3_600_000,
} as const
