const minute = 60_000
const hour = 60 * minute

/** Times of the operators' console, in milliseconds. */
export const operatorTimings = {
  sessionMs: 8 * hour,
  /** Time to give the second factor after the password. */
  secondFactorMs: 10 * minute,
  oneTimePasswordMs: 72 * hour,
  /** How long a photo belongs to the operator who reviews it. */
  photoLeaseMs: 5 * minute,
  /** How long a fictional member's conversation belongs to the operator who opened it. */
  inboxLeaseMs: 10 * minute,
  /** How long a decision about a photo can be undone. */
  photoUndoMs: minute,
  /** Interval between reloads of what waits for operators. */
  waitingPollMs: 30_000,
} as const

/** Credits that an operator of a role may correct for one member within 24 hours. */
export const correctionCeilings = { support: 30, finance: 300, administrator: 3000 } as const
export type CorrectingRole = keyof typeof correctionCeilings

export const operatorLimits = {
  passwordMinLength: 12,
  /** Messages shown before and after a reported one. */
  messagesAround: 20,
  rowsPerPage: 25,
  noteMaxLength: 2000,
  tagMaxLength: 30,
  tagsPerMember: 20,
  /** Longest period of one export of bookings. */
  exportDays: 400,
} as const
