const minute = 60_000
const hour = 60 * minute

export const operatorTimings = {
  sessionMs: 8 * hour,
  /** Time limit for the second factor after the password. */
  secondFactorMs: 10 * minute,
  oneTimePasswordMs: 72 * hour,
  /** Lease of a photo, voice message or selfie in review. */
  photoLeaseMs: 5 * minute,
  /** Lease of a fictional profile's conversation. */
  inboxLeaseMs: 10 * minute,
  photoUndoMs: minute,
  /** Maximum time that a new photo waits for its screening before it appears in the review queue. */
  screeningWaitMs: minute,
  /** Length of a shift in the answer statistics. The first shift of a day begins at midnight UTC. */
  shiftMs: 8 * hour,
  waitingPollMs: 30_000,
} as const

export const answerGroupings = ['profile', 'shift', 'profile-shift'] as const
export type AnswerGrouping = (typeof answerGroupings)[number]

/** Lengths of a restriction that operators choose from, in days. */
export const restrictionDays = [1, 3, 7, 14, 30] as const

/** Maximum credits that an operator may correct for one member within 24 hours, by role. */
export const correctionCeilings = { support: 30, finance: 300, administrator: 3000 } as const

export const operatorLimits = {
  passwordMinLength: 12,
  /** Length of a reason for the audit log, and of a text to a member or visitor. */
  reasonMinLength: 3,
  reasonMaxLength: 1000,
  /** Messages shown before and after a reported one. */
  messagesAround: 20,
  rowsPerPage: 25,
  noteMaxLength: 2000,
  tagMaxLength: 30,
  tagsPerMember: 20,
  templateNameMaxLength: 60,
  templatesPerLanguage: 100,
  /** Maximum period of an export of bookings. */
  exportDays: 400,
  /** Maximum period of a transparency report. */
  transparencyDays: 366,
  /** Maximum period of a report on operators' answers as fictional profiles. */
  answerFigureDays: 31,
  /** Retention of the hourly figures of remotes, and period of their chart. */
  remoteHoursDays: 7,
  /** Weeks in the weekly figures, including the current one. */
  figureWeeks: 26,
} as const
