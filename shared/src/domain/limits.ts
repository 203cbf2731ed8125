/** Limits from the specification (section 9) and product decisions. Names contain the unit. */
export const limits = {
  minAge: 18,
  maxAge: 99,
  freeMessages: 5,
  freeStartedConversations: 2,
  freePhotos: 3,
  premiumPhotos: 25,
  photoMaxBytes: 10 * 1024 * 1024,
  /** Maximum request body, except for uploads. */
  bodyMaxBytes: 256 * 1024,
  /**
   * Maximum concurrent event streams; for further ones the server responds with an error, and the client polls. One
   * IP address may be an entire office.
   */
  streamsPerMember: 10,
  streamsPerAddress: 256,
  /** Uploaded photos and voice messages that a member has not sent. */
  unsentUploadsMax: 20,
  voiceMaxSeconds: 60,
  voiceMaxBytes: 2 * 1024 * 1024,
  photoMaxPixels: 50_000_000,
  /** Minimum length of the shorter side of a profile photo. */
  photoMinPx: 200,
  /** Lower limit for AVIF, because decoding it needs several times as much memory as other formats. */
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
  /** Retention of visits, and the range of the activity page. */
  activityDays: 30,
  activityItems: 60,
  /** Failed log-ins within the window: per client and account, per account, and per IP network. */
  loginAttempts: 5,
  loginAttemptsOfAccount: 25,
  loginAttemptsOfAddress: 50,
  loginWindowMinutes: 15,
  loginBlockMinutes: 15,
  resetRequestsPerDay: 3,
  passkeysPerMember: 10,
  /** Maximum push subscriptions per member; the most recent are kept. */
  pushBrowsersPerMember: 20,
  /** Maximum e-mails to an unverified address within the window of failed logins. */
  unverifiedMails: 3,
  /** Maximum e-mails to an unverified address per day. */
  unverifiedMailsPerDay: 6,
  /** Maximum changes of the e-mail address that a member may request per day. */
  mailChangesPerDay: 10,
  /** Maximum wrong activation codes per account and day, across all its e-mails. */
  codeAttemptsPerDay: 20,
  /** Maximum accounts remembered per browser. */
  knownAccountsPerBrowser: 3,
  passkeyNameMaxCodePoints: 40,
  /** Working days within which the team must respond to a complaint. */
  complaintAnswerDays: 5,
  deletionGraceDays: 14,
  unreadBadgeCap: 99,
  creditsBadgeAt: 10,
  membersPageSize: 20,
  messagesPageSize: 30,
  /** Maximum messages of a conversation in the memory of the browser; scrolling loads more. */
  messagesInMemory: 300,
  /** Suggested first messages, and how many of them are about the other member. */
  icebreakers: 5,
  personalIcebreakers: 3,
  chatsPageSize: 50,
  /** Conversations found by name in a message search. */
  namedChatsMax: 20,
  messageSearchMinCodePoints: 2,
  messageSearchMaxCodePoints: 60,
  numResultsExactTo: 1000,
  refundDays: 14,
  /**
   * Days after which authorised but uncaptured money is released, because card authorisations expire at about that
   * time.
   */
  paymentHoldDays: 6,
  activationCodeDigits: 6,
  smsCodeDigits: 6,
  smsCodeTries: 5,
  smsCodesPerHour: 3,
  directDebitOpenMax: 2,
  directDebitMaxMinorPer30Days: 25_000,
} as const

/** Bars in the waveform of a voice message. */
export const waveformBars = 48

/** Default costs and grants in credits; operators can override them. */
export const creditCosts = { message: 1, photo: 2, voice: 2, giftMin: 3, giftMax: 25, signup: 0 } as const

/** Validity of a passkey challenge, which can be used once. */
export const passkeyChallengeMs = 5 * 60_000

/** Validity of links in e-mails, each of which can be used once. */
export const linkLifetimeMs = {
  activation: 7 * 24 * 3_600_000,
  reset: 3_600_000,
  mailChange: 24 * 3_600_000,
  reactivation: 14 * 24 * 3_600_000,
  /** Code in the activation e-mail. Shorter than the link, because a code can be guessed. */
  activationCode: 24 * 3_600_000,
} as const
