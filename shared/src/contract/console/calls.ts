export const operatorRoles = ['moderator', 'support', 'finance', 'marketing', 'administrator'] as const
export type OperatorRole = (typeof operatorRoles)[number]

/** `password` requires only the first login step; a list of roles also requires the second factor. */
export type ConsoleAccess = 'anyone' | 'password' | readonly OperatorRole[]

interface ConsoleEndpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  access: ConsoleAccess
}

const everyRole = operatorRoles
const moderation = ['moderator', 'administrator'] as const
const care = ['moderator', 'support', 'administrator'] as const
const accounts = ['support', 'administrator'] as const
const money = ['support', 'finance', 'administrator'] as const
const treasury = ['finance', 'administrator'] as const
const members = ['moderator', 'support', 'finance', 'administrator'] as const
const marketing = ['marketing', 'administrator'] as const
const administration = ['administrator'] as const

export const consoleEndpoints = {
  login: { method: 'POST', path: '/api/login', access: 'anyone' },
  getSession: { method: 'GET', path: '/api/session', access: 'anyone' },
  logout: { method: 'POST', path: '/api/logout', access: 'anyone' },
  startEnrolment: { method: 'POST', path: '/api/enrolment', access: 'password' },
  finishEnrolment: { method: 'PUT', path: '/api/enrolment', access: 'password' },
  confirmCode: { method: 'POST', path: '/api/code', access: 'password' },
  listSessions: { method: 'GET', path: '/api/sessions', access: everyRole },
  endSession: { method: 'DELETE', path: '/api/sessions', access: everyRole },
  getWaiting: { method: 'GET', path: '/api/waiting', access: care },
  searchMembers: { method: 'GET', path: '/api/members', access: members },
  getMember: { method: 'GET', path: '/api/member', access: members },
  showContact: { method: 'POST', path: '/api/member/contact', access: money },
  getMemberAccess: { method: 'GET', path: '/api/member/access', access: accounts },
  getMemberReports: { method: 'GET', path: '/api/member/reports', access: care },
  getMemberMoney: { method: 'GET', path: '/api/member/money', access: money },
  getMemberHistory: { method: 'GET', path: '/api/member/history', access: care },
  getNotes: { method: 'GET', path: '/api/member/notes', access: members },
  addNote: { method: 'POST', path: '/api/member/notes', access: members },
  removeNote: { method: 'DELETE', path: '/api/member/notes', access: members },
  addTag: { method: 'POST', path: '/api/member/tags', access: members },
  removeTag: { method: 'DELETE', path: '/api/member/tags', access: members },
  correctCredits: { method: 'POST', path: '/api/member/credits', access: money },
  warnMember: { method: 'POST', path: '/api/member/warning', access: care },
  restrictMember: { method: 'POST', path: '/api/member/restriction', access: care },
  liftRestriction: { method: 'DELETE', path: '/api/member/restriction', access: care },
  suspendMember: { method: 'POST', path: '/api/member/suspension', access: care },
  restoreMember: { method: 'DELETE', path: '/api/member/suspension', access: care },
  exportMember: { method: 'POST', path: '/api/member/export', access: administration },
  eraseMember: { method: 'DELETE', path: '/api/member', access: administration },
  getPhoto: { method: 'GET', path: '/api/photos/:id/:size', access: care },
  takePhoto: { method: 'POST', path: '/api/photo-review', access: moderation },
  decidePhoto: { method: 'PUT', path: '/api/photo-review', access: moderation },
  undoPhoto: { method: 'DELETE', path: '/api/photo-review', access: moderation },
  getMedia: { method: 'GET', path: '/api/media/:id', access: care },
  takeMedia: { method: 'POST', path: '/api/media-review', access: moderation },
  decideMedia: { method: 'PUT', path: '/api/media-review', access: moderation },
  undoMedia: { method: 'DELETE', path: '/api/media-review', access: moderation },
  getSelfie: { method: 'GET', path: '/api/selfies/:id', access: moderation },
  takeSelfie: { method: 'POST', path: '/api/selfie-review', access: moderation },
  decideSelfie: { method: 'PUT', path: '/api/selfie-review', access: moderation },
  undoSelfie: { method: 'DELETE', path: '/api/selfie-review', access: moderation },
  listReports: { method: 'GET', path: '/api/reports', access: moderation },
  getReport: { method: 'GET', path: '/api/report', access: moderation },
  showConversation: { method: 'POST', path: '/api/report/conversation', access: moderation },
  decideReport: { method: 'POST', path: '/api/report/decision', access: moderation },
  listAppeals: { method: 'GET', path: '/api/appeals', access: moderation },
  decideAppeal: { method: 'POST', path: '/api/appeals', access: moderation },
  listComplaints: { method: 'GET', path: '/api/complaints', access: care },
  answerComplaint: { method: 'POST', path: '/api/complaints', access: care },
  listWaiting: { method: 'GET', path: '/api/inbox', access: accounts },
  openWaiting: { method: 'POST', path: '/api/inbox/conversation', access: accounts },
  answerWaiting: { method: 'POST', path: '/api/inbox/answer', access: accounts },
  suggestWaiting: { method: 'POST', path: '/api/inbox/suggestion', access: accounts },
  typeWaiting: { method: 'POST', path: '/api/inbox/typing', access: accounts },
  finishWaiting: { method: 'PUT', path: '/api/inbox/conversation', access: accounts },
  releaseWaiting: { method: 'DELETE', path: '/api/inbox/conversation', access: accounts },
  getAnswerFigures: { method: 'GET', path: '/api/inbox/figures', access: accounts },
  listTemplates: { method: 'GET', path: '/api/templates', access: accounts },
  saveTemplate: { method: 'PUT', path: '/api/templates', access: accounts },
  removeTemplate: { method: 'DELETE', path: '/api/templates', access: accounts },
  listPayments: { method: 'GET', path: '/api/payments', access: treasury },
  getPayment: { method: 'GET', path: '/api/payment', access: treasury },
  refundPayment: { method: 'POST', path: '/api/payment/refund', access: treasury },
  withdrawPayment: { method: 'POST', path: '/api/payment/withdrawal', access: treasury },
  endHold: { method: 'POST', path: '/api/payment/hold', access: treasury },
  closePayment: { method: 'POST', path: '/api/payment/closing', access: treasury },
  chargeBackPayment: { method: 'POST', path: '/api/payment/charge-back', access: treasury },
  exportBookings: { method: 'GET', path: '/api/bookings.csv', access: treasury },
  reconcileDay: { method: 'GET', path: '/api/reconciliation', access: treasury },
  listReconciliations: { method: 'GET', path: '/api/reconciliations', access: treasury },
  listDiscounts: { method: 'GET', path: '/api/discounts', access: treasury },
  createDiscount: { method: 'POST', path: '/api/discounts', access: treasury },
  endDiscount: { method: 'DELETE', path: '/api/discounts', access: treasury },
  getFunnel: { method: 'GET', path: '/api/funnel', access: marketing },
  getWeeks: { method: 'GET', path: '/api/weeks', access: marketing },
  listRemotes: { method: 'GET', path: '/api/remotes', access: administration },
  promoteRemote: { method: 'POST', path: '/api/remote/promotion', access: administration },
  rollBackRemote: { method: 'POST', path: '/api/remote/rollback', access: administration },
  disableRemote: { method: 'POST', path: '/api/remote/outage', access: administration },
  enableRemote: { method: 'DELETE', path: '/api/remote/outage', access: administration },
  getHealth: { method: 'GET', path: '/api/health', access: administration },
  runChecks: { method: 'POST', path: '/api/health/checks', access: administration },
  getTransparency: { method: 'GET', path: '/api/transparency', access: moderation },
  listSettings: { method: 'GET', path: '/api/settings', access: administration },
  changeSetting: { method: 'PUT', path: '/api/settings', access: administration },
  uploadBrandPicture: { method: 'POST', path: '/api/brand-picture', access: administration },
  listLegalTexts: { method: 'GET', path: '/api/legal-texts', access: administration },
  readLegalText: { method: 'GET', path: '/api/legal-text', access: administration },
  saveLegalText: { method: 'PUT', path: '/api/legal-text', access: administration },
  listAudit: { method: 'GET', path: '/api/audit', access: administration },
} as const satisfies Record<string, ConsoleEndpoint>

export type ConsoleCall = keyof typeof consoleEndpoints

export const mayCall = (role: OperatorRole, call: ConsoleCall): boolean => {
  const { access }: ConsoleEndpoint = consoleEndpoints[call]
  return typeof access === 'string' || access.includes(role)
}
