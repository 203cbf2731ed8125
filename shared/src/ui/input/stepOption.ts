/** Returns the index of the next or previous option of a list, which wraps around. -1 means that none is active. */
export const stepOption = (active: number, step: 1 | -1, count: number): number =>
  active < 0 && step < 0 ? count - 1 : (active + step + count) % count
