export const retention = (count: number | null, signUps: number): number | null =>
  count === null || signUps === 0 ? null : count / signUps
