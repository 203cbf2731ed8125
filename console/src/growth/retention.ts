/** Returns the share of sign-ups that came back; null without sign-ups, or if it is not known yet. */
export const retention = (count: number | null, signUps: number): number | null =>
  count === null || signUps === 0 ? null : count / signUps
