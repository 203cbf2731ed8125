const minute = 60_000

/** Time in ms after which another process may claim a photo that has not been screened. */
export const claimMs = minute

/** Delays in ms before a photo that has no score is screened again. */
const delaysMs = [minute, 15 * minute, 120 * minute]

export const maxAttempts = delaysMs.length + 1

/** Returns the time of the next attempt after a failed one, or null after the last. */
export const retryAfter = (attempt: number, now: Date): Date | null => {
  const delayMs = delaysMs[attempt - 1]
  return delayMs === undefined ? null : new Date(now.getTime() + delayMs)
}
