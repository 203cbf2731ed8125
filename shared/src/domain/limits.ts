/** The limits of section 9 and of the product decisions. Names include units. */
export const limits = {
  minAge: 18,
  maxAge: 99,
  freeMessages: 5,
  freeStartedConversations: 2,
  freePhotos: 3,
  premiumPhotos: 25,
  photoMaxBytes: 10 * 1024 * 1024,
  /** For every request except uploads. */
  bodyMaxBytes: 256 * 1024,
  /**
   * Concurrent event streams; further ones are refused, and the client polls instead. One address may be a
   * whole office.
   */
  streamsPerMember: 10,
  streamsPerAddress: 256,
  /** Photos and voice messages that a member has uploaded and not sent. */
  unsentUploadsMax: 20,
  voiceMaxSeconds: 60,
  voiceMaxBytes: 2 * 1024 * 1024,
  photoMaxPixels: 50_000_000,
  /** Minimum length in pixels of a profile photo's shorter side: cards are 320 pixels wide. */
  photoMinPx: 200,
  /** Reading an AVIF takes several times the memory of any other picture. */
  avifMaxPixels: 16_000_000,
  messageMaxCodePoints: 1000,
  aboutMeMaxCodePoints: 2000,
  answeredPrompts: 3,
  promptAnswerMaxCodePoints: 200,
  nameMinCodePoints: 2,
  nameMaxCodePoints: 30,
  reportMaxCodePoints: 2000,
  emailMaxLength: 254,
  passwordMinLength: 8,
  passwordMaxLength: 128,
  swipeLikesPerDay: 4,
  freeChatHistoryDays: 90,
  /** How far the activity page goes back; visits are forgotten then. */
  activityDays: 30,
  activityItems: 60,
  /** Wrong passwords within the window: per person and account, per account, and per public address. */
  loginAttempts: 5,
  loginAttemptsOfAccount: 25,
  loginAttemptsOfAddress: 50,
  loginWindowMinutes: 15,
  loginBlockMinutes: 15,
  resetRequestsPerDay: 3,
  passkeysPerMember: 10,
  /** Browsers that are told by push; of more, the ones that said so last. */
  pushBrowsersPerMember: 20,
  /** Within the window of log-ins, to one address that nobody has shown to be theirs. */
  unverifiedMails: 3,
  /** The same, per day. */
  unverifiedMailsPerDay: 6,
  /** Changes of address that a member may ask for. */
  mailChangesPerDay: 10,
  /** Wrong activation codes of an account, over all its e-mails. */
  codeAttemptsPerDay: 20,
  /** Accounts that one browser is known to have logged in to. */
  knownAccountsPerBrowser: 3,
  passkeyNameMaxCodePoints: 40,
  /** Working days in which a complaint is answered. */
  complaintAnswerDays: 5,
  deletionGraceDays: 14,
  unreadBadgeCap: 99,
  creditsBadgeAt: 10,
  membersPageSize: 20,
  messagesPageSize: 30,
  /** A browser keeps this many messages of a conversation; more are loaded on scrolling. */
  messagesInMemory: 300,
  /** Icebreakers that name an interest of the other member. */
  icebreakerInterests: 2,
  chatsPageSize: 50,
  /** A search of messages also lists conversations by name. */
  namedChatsMax: 20,
  messageSearchMinCodePoints: 2,
  messageSearchMaxCodePoints: 60,
  numResultsExactTo: 1000,
  refundDays: 14,
  /** After this, money that was reserved and not captured is released; card schemes keep it for about as long. */
  paymentHoldDays: 6,
  activationCodeDigits: 6,
  smsCodeDigits: 6,
  smsCodeTries: 5,
  smsCodesPerHour: 3,
  directDebitOpenMax: 2,
  directDebitMaxMinorPer30Days: 25_000,
} as const

/** Bars in the drawing of a voice message. */
export const waveformBars = 48

/** Default credits charged or granted; an operator's settings can override them. */
export const creditCosts = { message: 1, photo: 2, voice: 2, giftMin: 3, giftMax: 25, signup: 0 } as const

/** How long a browser has to answer a passkey's challenge, which works once. */
export const passkeyChallengeMs = 5 * 60_000

/** Validity of links sent by e-mail; each works once. */
export const linkLifetimeMs = {
  activation: 7 * 24 * 3_600_000,
  reset: 3_600_000,
  mailChange: 24 * 3_600_000,
  reactivation: 14 * 24 * 3_600_000,
  /** The six-digit code in the activation e-mail; short-lived because it can be guessed. */
  activationCode: 24 * 3_600_000,
} as const
