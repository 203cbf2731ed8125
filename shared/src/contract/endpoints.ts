type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Endpoint {
  method: Method
  path: string
  access: 'anyone' | 'member'
  /** Requires the header `Idempotency-Key`, so that a client can safely retry a failed write. */
  isKeyed?: true
  /** Fetched once per page load and shared by all remotes. */
  isConstant?: true
}

const anyone = (method: Method, path: string) => ({ method, path, access: 'anyone' as const })
const member = (method: Method, path: string) => ({ method, path, access: 'member' as const })
const keyed = (method: Method, path: string) => ({ ...member(method, path), isKeyed: true as const })

/** Separate from the schemas, so that browser bundles do not contain zod. */
export const endpoints = {
  login: anyone('POST', '/api/user.php'),
  getUser: anyone('GET', '/api/user.php'),
  saveLanguage: member('PUT', '/api/user.php'),
  deleteAccount: member('DELETE', '/api/user.php'),
  savePushSubscription: member('POST', '/api/user.php?push=1'),
  logout: anyone('POST', '/api/logout.php'),
  signUp: anyone('POST', '/api/signup.php'),
  completeSignUp: member('PUT', '/api/signup.php'),
  activate: anyone('POST', '/api/activate.php'),
  activateByCode: member('POST', '/api/activation-code.php'),
  sendActivationMail: member('POST', '/api/activation-mail.php'),
  requestReset: anyone('POST', '/api/reset-password.php'),
  resetPassword: anyone('PUT', '/api/reset-password.php'),
  changePassword: member('PUT', '/api/password.php'),
  requestMailChange: member('POST', '/api/mail-change.php'),
  confirmMailChange: anyone('PUT', '/api/mail-change.php'),
  stopMailChange: anyone('DELETE', '/api/mail-change.php'),
  reactivate: anyone('POST', '/api/reactivate.php'),
  exportData: member('GET', '/api/export.php'),
  requestExport: member('POST', '/api/export.php'),
  getAccount: member('GET', '/api/account.php'),
  endSession: member('DELETE', '/api/session.php'),
  startPasskeyLogin: anyone('POST', '/api/passkey-challenge.php'),
  loginWithPasskey: anyone('POST', '/api/passkey-login.php'),
  startPasskeyEnrolment: member('POST', '/api/passkey-enrolment.php'),
  addPasskey: member('POST', '/api/passkey.php'),
  removePasskey: member('DELETE', '/api/passkey.php'),
  confirmWarning: member('DELETE', '/api/warning.php'),
  getProfile: member('GET', '/api/profile.php'),
  saveProfile: member('PUT', '/api/profile.php'),
  dismissProfileCard: member('POST', '/api/profile-card.php'),
  uploadPhoto: member('POST', '/api/photo.php'),
  updatePhoto: member('PUT', '/api/photo.php'),
  deletePhoto: member('DELETE', '/api/photo.php'),
  appealPhoto: member('POST', '/api/photo-appeal.php'),
  getVerification: member('GET', '/api/verification.php'),
  startVerification: member('POST', '/api/verification.php'),
  sendSelfie: member('POST', '/api/selfie.php'),
  endVerification: member('DELETE', '/api/verification.php'),
  /**
   * Works without a session, because the unsubscribe link in e-mails must work after logout. E-mail clients send a
   * one-click POST to the same path (RFC 8058).
   */
  unsubscribe: anyone('PUT', '/api/unsubscribe.php'),
  resubscribe: anyone('DELETE', '/api/unsubscribe.php'),
  getNotifications: member('GET', '/api/notifications.php'),
  saveNotifications: member('PUT', '/api/notifications.php'),
  searchMembers: anyone('GET', '/api/members.php'),
  getMember: anyone('GET', '/api/member.php'),
  getLikes: member('GET', '/api/likes.php'),
  getLikesTeaser: member('GET', '/api/likes-teaser.php'),
  like: member('POST', '/api/like.php'),
  unlike: member('DELETE', '/api/like.php'),
  markLikeSeen: member('PUT', '/api/like.php'),
  getActivity: member('GET', '/api/activity.php'),
  markActivitySeen: member('PUT', '/api/activity.php'),
  visit: member('POST', '/api/visit.php'),
  autoLike: member('POST', '/api/auto-like.php'),
  getSwipeDeck: member('GET', '/api/swipe.php'),
  swipe: member('POST', '/api/swipe.php'),
  undoSwipe: member('DELETE', '/api/swipe.php'),
  saveNote: member('PUT', '/api/profile-note.php'),
  getSavedSearches: member('GET', '/api/saved-searches.php'),
  saveSearch: member('POST', '/api/saved-searches.php'),
  openSavedSearch: member('PUT', '/api/saved-searches.php'),
  removeSavedSearch: member('DELETE', '/api/saved-searches.php'),
  getSkipped: member('GET', '/api/skips.php'),
  skip: member('POST', '/api/skips.php'),
  unskip: member('DELETE', '/api/skips.php'),
  getMatchFinder: member('GET', '/api/match-finder.php'),
  findMatches: member('POST', '/api/match-finder.php'),
  getChats: member('GET', '/api/chats.php'),
  updateChat: member('PUT', '/api/chat.php'),
  deleteChat: member('DELETE', '/api/chat.php'),
  getMessages: member('GET', '/api/messages.php'),
  sendMessage: keyed('POST', '/api/messages.php'),
  editMessage: member('PUT', '/api/message.php'),
  deleteMessage: member('DELETE', '/api/message.php'),
  react: member('PUT', '/api/reaction.php'),
  uploadMedia: member('POST', '/api/message-media.php'),
  openMedia: member('PUT', '/api/message-media.php'),
  sendTyping: member('POST', '/api/typing.php'),
  markRead: member('POST', '/api/read.php'),
  saveDraft: member('PUT', '/api/draft.php'),
  searchMessages: member('GET', '/api/message-search.php'),
  getIcebreakers: member('GET', '/api/icebreakers.php'),
  searchGifs: member('GET', '/api/gifs.php'),
  block: member('POST', '/api/block.php'),
  unblock: member('DELETE', '/api/block.php'),
  report: anyone('POST', '/api/report.php'),
  complain: anyone('POST', '/api/complaint.php'),
  getTimeBonus: member('GET', '/api/timebonus.php'),
  getDiscountCode: member('GET', '/api/discountcode.php'),
  getPackages: anyone('GET', '/api/packages.php'),
  getPaymentMethods: anyone('GET', '/api/paymentmethods.php'),
  startWalletSession: member('POST', '/api/wallet-session.php'),
  startPayment: keyed('POST', '/api/payment.php'),
  getPayment: member('GET', '/api/payment.php'),
  completePayment: member('PUT', '/api/payment.php'),
  cancelPayment: member('DELETE', '/api/payment.php'),
  removeStoredMethod: member('DELETE', '/api/stored-method.php'),
  getRepeatOrder: member('GET', '/api/repeat-order.php'),
  repeatOrder: keyed('POST', '/api/repeat-order.php'),
  startDirectDebit: keyed('POST', '/api/directdebit.php'),
  getDirectDebit: member('GET', '/api/directdebit.php'),
  sendDirectDebitCode: keyed('POST', '/api/directdebit-code.php'),
  confirmDirectDebit: keyed('PUT', '/api/directdebit.php'),
  getTransactions: member('GET', '/api/transactions.php'),
  getReceipt: member('GET', '/api/receipt.php'),
  withdraw: keyed('POST', '/api/withdrawal.php'),
  getSettings: anyone('GET', '/api/settings.php'),
  getGeocode: anyone('GET', '/api/geocode.php'),
  getInterests: anyone('GET', '/api/interests.php'),
  getRegions: { ...anyone('GET', '/api/regions.php'), isConstant: true as const },
  getCompanyInfo: anyone('GET', '/api/companyinfo.php'),
  getLegalText: anyone('GET', '/api/legal-text.php'),
  countVisit: anyone('POST', '/api/visit-steps.php'),
  forgetVisit: member('DELETE', '/api/visit-steps.php'),
  pageHidden: anyone('POST', '/api/page-hidden.php'),
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
/** The shell proxies POST requests to these with a higher body limit and a separate connection pool. */
export const uploadPaths = [
  endpoints.uploadPhoto.path,
  endpoints.uploadMedia.path,
  endpoints.sendSelfie.path,
] as const
/** Response header that confirms to the shell that the session is valid. The shell removes it. */
export const sessionHeader = 'x-session'
export const exportFilePath = '/api/export-file.php'
export const eventsPath = '/api/events.php'
