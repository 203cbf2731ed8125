/** Limits from the specification (section 9) and from product decisions. */
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
  /** Maximum file size of a brand's logo or icon. Its base64 form in a request body must fit into `bodyMaxBytes`. */
  brandPictureMaxBytes: 180 * 1024,
  /** Maximum concurrent event streams. The server rejects further ones, whose tabs then poll. */
  streamsPerMember: 10,
  /** Higher than per member, because an entire office may share one IP address. */
  streamsPerAddress: 256,
  unsentUploadsMax: 20,
  voiceMaxSeconds: 60,
  voiceMaxBytes: 2 * 1024 * 1024,
  photoMaxPixels: 50_000_000,
  /** Minimum length of a profile photo's shorter side. */
  photoMinPx: 200,
  /** Lower than `photoMaxPixels`, because AVIF needs more memory to decode than other formats. */
  avifMaxPixels: 16_000_000,
  messageMaxCodePoints: 1000,
  aboutMeMaxCodePoints: 2000,
  answeredPrompts: 3,
  /** Minimum number of interests in a complete profile, without sexual ones. */
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
  /** Days until the swipe game shows a passed person again. */
  passDays: 7,
  /** Days for which a skipped person is hidden from suggestions, the swipe game, and searches except by name. */
  skipDays: 30,
  /** Maximum skips that a search considers, the latest first. */
  skipsHidden: 1000,
  /** Maximum people in the list of skipped and passed people. */
  hiddenListed: 200,
  savedSearches: 5,
  freeChatHistoryDays: 90,
  /** Retention of visits, and period of the activity page. */
  activityDays: 30,
  /** Days without a visit after which an account that was never confirmed is erased, unless it has payments. */
  unconfirmedAccountDays: 90,
  activityItems: 60,
  /** Failed attempts within `loginWindowMinutes` by one client for one account. Also the limit for other secrets. */
  loginAttempts: 5,
  /** Failed attempts for one account from all clients, within the same window. */
  loginAttemptsOfAccount: 25,
  /** Failed attempts from one IP network for all accounts, within the same window. */
  loginAttemptsOfAddress: 50,
  loginWindowMinutes: 15,
  loginBlockMinutes: 15,
  resetRequestsPerDay: 3,
  passkeysPerMember: 10,
  /** Maximum push subscriptions per member; the most recent are kept. */
  pushBrowsersPerMember: 20,
  /** Maximum e-mails that strangers can trigger to an address within `loginWindowMinutes`. */
  unverifiedMails: 3,
  unverifiedMailsPerDay: 6,
  mailChangesPerDay: 10,
  /** Maximum wrong codes per account and day. */
  codeAttemptsPerDay: 20,
  knownAccountsPerBrowser: 3,
  passkeyNameMaxCodePoints: 40,
  /** Working days within which the team must respond to a complaint. */
  complaintAnswerDays: 5,
  deletionGraceDays: 14,
  unreadBadgeCap: 99,
  creditsBadgeAt: 10,
  membersPageSize: 20,
  legalTextMaxCodePoints: 60_000,
  /** Maximum people with locked photos on the page of Premium. */
  teaserPeople: 4,
  messagesPageSize: 30,
  /** Messages of a conversation that stay in memory when scrolling loads more. Those at the other end are dropped. */
  messagesInMemory: 300,
  icebreakers: 5,
  /** Maximum icebreakers about the other member. */
  personalIcebreakers: 3,
  chatsPageSize: 50,
  /** Maximum conversations found by name in a message search. */
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

/**
 * Limits on sending the same first message to different people. Once a member has sent it to `max` people within
 * `windowMs`, they wait `waitMs` before the next copy, and twice as long before each further one.
 */
export const copyLimits = {
  max: 5,
  windowMs: 24 * 3_600_000,
  waitMs: 3_600_000,
  /** Shorter texts, such as greetings, do not count. In code points of `copyWords`. */
  minCodePoints: 20,
} as const

export const waveformBars = 48

/** Default costs of messages and default grant at sign-up, in credits. Operators can override them. */
export const creditCosts = { message: 1, photo: 2, voice: 2, signup: 0 } as const

/** Validity of a passkey challenge, which can be used once. */
export const passkeyChallengeMs = 5 * 60_000

/** Validity of the links in e-mails that work once. */
export const linkLifetimeMs = {
  activation: 7 * 24 * 3_600_000,
  reset: 3_600_000,
  mailChange: 24 * 3_600_000,
  reactivation: limits.deletionGraceDays * 24 * 3_600_000,
  /** Code in the activation e-mail. Shorter than the link, because a code can be guessed. */
  activationCode: 24 * 3_600_000,
} as const
