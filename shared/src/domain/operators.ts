const minute = 60_000
const hour = 60 * minute

export const operatorTimings = {
  sessionMs: 8 * hour,
  secondFactorMs: 10 * minute,
  oneTimePasswordMs: 72 * hour,
  photoLeaseMs: 5 * minute,
  inboxLeaseMs: 10 * minute,
  photoUndoMs: minute,
  screeningWaitMs: minute,
  shiftMs: 8 * hour,
  waitingPollMs: 30_000,
} as const

export const answerGroupings = ['profile', 'shift', 'profile-shift'] as const
export type AnswerGrouping = (typeof answerGroupings)[number]

export const restrictionDays = [1, 3, 7, 14, 30] as const

/**
 * Maximum sum of an operator's credit corrections for one member within 24 hours, by role. Deductions count as
 * positive.
 */
export const correctionCeilings = { support: 30, finance: 300, administrator: 3000 } as const

export const operatorLimits = {
  passwordMinLength: 12,
  reasonMinLength: 3,
  reasonMaxLength: 1000,
  messagesAround: 20,
  rowsPerPage: 25,
  noteMaxLength: 2000,
  tagMaxLength: 30,
  tagsPerMember: 20,
  templateNameMaxLength: 60,
  templatesPerLanguage: 100,
  exportDays: 400,
  transparencyDays: 366,
  answerFigureDays: 31,
  remoteHoursDays: 7,
  figureWeeks: 26,
} as const
