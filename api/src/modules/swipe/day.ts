/** Returns the swipe game's day: a UTC calendar day, so that the server and every browser agree. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

export const nextDayStart = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
