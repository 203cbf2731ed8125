import { z } from 'zod'
import type { EndpointName } from './endpoints'
import * as account from './schemas/account'
import * as chat from './schemas/chat'
import * as common from './schemas/common'
import * as funnel from './schemas/funnel'
import * as members from './schemas/members'
import * as passkeys from './schemas/passkeys'
import * as payments from './schemas/payments'
import * as profile from './schemas/profile'
import * as site from './schemas/site'

/** Schemas of one endpoint. The server validates `query` and `body`; `response` is for types and tests. */
interface CallSchemas {
  query?: z.ZodType
  body?: z.ZodType
  response: z.ZodType
}

const ok = common.okSchema

export const contract = {
  login: { body: account.loginSchema, response: account.currentUserSchema },
  getUser: { response: account.currentUserSchema },
  saveLanguage: { body: account.languageSchema, response: account.currentUserSchema },
  deleteAccount: { body: account.deleteAccountSchema, response: account.deletedSchema },
  savePushSubscription: { body: account.pushSchema, response: ok },
  logout: { response: ok },
  signUp: { body: account.signUpSchema, response: account.currentUserSchema },
  completeSignUp: { body: account.signUpStepSchema, response: account.currentUserSchema },
  activate: { body: account.claimSchema, response: account.activationSchema },
  activateByCode: { body: account.codeSchema, response: account.activationSchema },
  sendActivationMail: { response: ok },
  requestReset: { body: account.resetRequestSchema, response: ok },
  resetPassword: { body: account.resetSchema, response: ok },
  changePassword: { body: account.passwordChangeSchema, response: ok },
  requestMailChange: { body: account.mailChangeSchema, response: ok },
  confirmMailChange: { body: account.claimSchema, response: ok },
  stopMailChange: { body: account.tokenBodySchema, response: ok },
  reactivate: { body: account.tokenBodySchema, response: ok },
  getAccount: { response: account.accountSchema },
  endSession: { body: account.sessionRefSchema, response: ok },
  startPasskeyLogin: { response: passkeys.loginChallengeSchema },
  loginWithPasskey: { body: passkeys.passkeyLoginSchema, response: account.currentUserSchema },
  startPasskeyEnrolment: { body: passkeys.enrolmentSchema, response: passkeys.enrolmentChallengeSchema },
  addPasskey: { body: passkeys.newPasskeySchema, response: ok },
  removePasskey: { body: passkeys.passkeyRemovalSchema, response: ok },
  requestExport: { response: z.object({ export: account.exportSchema }) },
  exportData: { response: z.record(z.string(), z.unknown()) },
  confirmWarning: { body: account.warningSchema, response: ok },
  getProfile: { response: z.object({ profile: profile.ownProfileSchema }) },
  saveProfile: {
    body: profile.profileChangeSchema,
    response: z.object({ profile: profile.ownProfileSchema }),
  },
  dismissProfileCard: {
    body: profile.dismissedCardSchema,
    response: z.object({ profile: profile.ownProfileSchema }),
  },
  uploadPhoto: { response: z.object({ image: profile.imageSchema }) },
  updatePhoto: { body: profile.photoChangeSchema, response: z.object({ profile: profile.ownProfileSchema }) },
  deletePhoto: {
    body: z.strictObject({ id: common.idSchema }),
    response: z.object({ profile: profile.ownProfileSchema }),
  },
  appealPhoto: {
    body: profile.photoAppealSchema,
    response: z.object({ profile: profile.ownProfileSchema }),
  },
  unsubscribe: { body: account.unsubscribeSchema, response: ok },
  resubscribe: { body: account.unsubscribeSchema, response: ok },
  getNotifications: { response: account.notificationStateSchema },
  saveNotifications: { body: account.notificationsSchema, response: account.notificationStateSchema },
  searchMembers: { query: members.searchQuerySchema, response: members.searchResultSchema },
  getMember: { query: members.memberQuerySchema, response: members.memberResultSchema },
  getLikes: { response: members.likesSchema },
  getLikesTeaser: { response: members.likesTeaserSchema },
  like: { body: members.profileRefSchema, response: members.likeResultSchema },
  unlike: { body: members.profileRefSchema, response: ok },
  markLikeSeen: { body: members.profileRefSchema, response: ok },
  getActivity: { response: members.activitySchema },
  markActivitySeen: { body: members.activitySeenSchema, response: ok },
  visit: { body: members.profileRefSchema, response: ok },
  autoLike: { response: members.autoLikeSchema },
  getSwipeDeck: { response: members.swipeDeckSchema },
  swipe: { body: members.swipeSchema, response: members.swipeResultSchema },
  undoSwipe: { response: members.swipeDeckSchema },
  getSavedSearches: { response: members.savedSearchesSchema },
  saveSearch: { body: members.newSavedSearchSchema, response: members.savedSearchesSchema },
  openSavedSearch: { body: members.savedSearchRefSchema, response: members.savedSearchesSchema },
  removeSavedSearch: { body: members.savedSearchRefSchema, response: members.savedSearchesSchema },
  getSkipped: { response: members.skippedSchema },
  skip: { body: members.profileRefSchema, response: ok },
  unskip: { body: members.unskipSchema, response: ok },
  getMatchFinder: { response: members.matchFinderSchema },
  findMatches: { body: members.matchFinderAnswersSchema, response: members.matchCandidatesSchema },
  getChats: { query: chat.chatsQuerySchema, response: chat.chatsSchema },
  updateChat: { body: chat.chatChangeSchema, response: chat.readResultSchema },
  deleteChat: { body: chat.conversationRefSchema, response: ok },
  getMessages: { query: chat.messagesQuerySchema, response: chat.messagesSchema },
  sendMessage: { body: chat.sendMessageSchema, response: chat.sentMessageSchema },
  editMessage: { body: chat.messageEditSchema, response: chat.messageResultSchema },
  deleteMessage: { body: chat.messageRefSchema, response: chat.messageResultSchema },
  react: { body: chat.reactionSchema, response: chat.messageResultSchema },
  uploadMedia: { response: chat.uploadSchema },
  openMedia: { body: z.strictObject({ message: common.idSchema }), response: chat.messageResultSchema },
  sendTyping: { body: chat.conversationRefSchema, response: ok },
  markRead: { body: chat.readSchema, response: chat.readResultSchema },
  saveDraft: { body: chat.draftSchema, response: ok },
  searchMessages: { query: chat.messageSearchQuerySchema, response: chat.foundMessagesSchema },
  getIcebreakers: { query: chat.icebreakersQuerySchema, response: chat.icebreakersSchema },
  getGifts: { response: chat.giftsSchema },
  searchGifs: { query: chat.gifQuerySchema, response: chat.gifsSchema },
  block: { body: members.profileRefSchema, response: ok },
  unblock: { body: members.profileRefSchema, response: ok },
  report: { body: members.reportSchema, response: members.receiptSchema },
  complain: { body: site.complaintSchema, response: members.receiptSchema },
  getTimeBonus: { response: payments.timeBonusSchema },
  getDiscountCode: { query: payments.discountQuerySchema, response: payments.discountResultSchema },
  getPackages: { response: payments.packagesSchema },
  getPaymentMethods: { response: payments.methodsSchema },
  startWalletSession: {
    body: payments.walletSessionSchema,
    response: payments.walletSessionResultSchema,
  },
  startPayment: { body: payments.startPaymentSchema, response: payments.paymentResultSchema },
  getPayment: { query: payments.paymentQuerySchema, response: payments.paymentResultSchema },
  completePayment: { body: payments.completePaymentSchema, response: payments.paymentResultSchema },
  cancelPayment: { body: payments.cancelPaymentSchema, response: payments.paymentResultSchema },
  removeStoredMethod: { body: payments.storedMethodSchema, response: ok },
  getRepeatOrder: { response: payments.repeatOfferSchema },
  repeatOrder: { body: payments.repeatOrderSchema, response: payments.paymentResultSchema },
  startDirectDebit: { body: payments.directDebitSchema, response: payments.directDebitStartedSchema },
  getDirectDebit: { query: payments.directDebitQuerySchema, response: payments.directDebitStartedSchema },
  sendDirectDebitCode: { body: payments.directDebitCodeSchema, response: payments.directDebitStartedSchema },
  confirmDirectDebit: { body: payments.directDebitConfirmSchema, response: payments.paymentResultSchema },
  getTransactions: { query: payments.transactionsQuerySchema, response: payments.transactionsSchema },
  /** A PDF that the browser navigates to. */
  getReceipt: { query: payments.paymentQuerySchema, response: z.unknown() },
  withdraw: { body: payments.withdrawSchema, response: payments.withdrawnSchema },
  getSettings: { query: z.looseObject({}), response: site.settingsResultSchema },
  getGeocode: { query: site.geocodeQuerySchema, response: z.object({ geocode: site.geocodeSchema }) },
  getInterests: { response: z.object({ interests: site.settingsSchema.shape.interests }) },
  getRegions: { response: z.object({ regions: z.array(site.regionSchema) }) },
  getCompanyInfo: { response: z.object({ companyinfo: site.companySchema }) },
  forgetVisit: { response: ok },
  countVisit: { body: funnel.visitStepsSchema, response: ok },
  pageHidden: { response: ok },
} satisfies Record<EndpointName, CallSchemas>
