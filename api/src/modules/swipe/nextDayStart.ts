/** Returns the start of the swipe game's next day, which is that of UTC for the server and every browser. */
export const nextDayStart = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
