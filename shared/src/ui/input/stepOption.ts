/** Wraps around. Pass -1 as `active` if no option is active. */
export const stepOption = (active: number, step: 1 | -1, count: number): number =>
  active < 0 && step < 0 ? count - 1 : (active + step + count) % count
