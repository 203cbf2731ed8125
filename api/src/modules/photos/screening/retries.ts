const minute = 60_000

export const claimMs = minute

const delaysMs = [minute, 15 * minute, 120 * minute]

export const maxAttempts = delaysMs.length + 1

export const retryAfter = (attempt: number, now: Date): Date | null => {
  const delayMs = delaysMs[attempt - 1]
  return delayMs === undefined ? null : new Date(now.getTime() + delayMs)
}
