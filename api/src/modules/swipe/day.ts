/** The swipe game's day is a UTC calendar day: one rule for the server and every browser. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

export const nextDayStart = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
