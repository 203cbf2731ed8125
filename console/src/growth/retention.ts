/** Returns the share of sign-ups that came back; null if there are no sign-ups or `count` is not known yet. */
export const retention = (count: number | null, signUps: number): number | null =>
  count === null || signUps === 0 ? null : count / signUps
